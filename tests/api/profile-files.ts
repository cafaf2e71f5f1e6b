import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import sharp from 'sharp'
import type { Bucket } from '../../functions/src/lib/firebase.ts'
import { addressOf } from '../support/call.ts'

export const file = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name)

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b45309' } })

export const photoUrl = ({ photo }: Pick<FacultyItem, 'photo'>) => `/faculty_photos/${photo}`

export const statusOf = async (path: string) => (await fetch(addressOf(path))).status

export const pathsBelow = async (bucket: Bucket, prefix: string) =>
  (await bucket.getFiles({ prefix }))[0].map(({ name }) => name)
