import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import sharp from 'sharp'
import type { Bucket } from '../../functions/src/lib/firebase.ts'
import { addressOf } from '../support/call.ts'

/** A file of these bytes. */
export const file = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name)

/** A picture of one colour, to be encoded. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b45309' } })

/** The URL of a profile's photo. */
export const photoUrl = ({ photo }: Pick<FacultyItem, 'photo'>) => `/faculty_photos/${photo}`

/** The answer to a visitor's request for a file. */
export const statusOf = async (path: string) => (await fetch(addressOf(path))).status

/** The paths of all objects that begin so. */
export const pathsBelow = async (bucket: Bucket, prefix: string) =>
  (await bucket.getFiles({ prefix }))[0].map(({ name }) => name)
