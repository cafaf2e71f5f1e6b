import { randomUUID } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { Input } from '../http/handler.ts'
import type { SentFile } from '../http/read-multipart.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { checkFile } from '../media/check-file.ts'
import { makePortrait } from '../media/make-portrait.ts'
import { photoType } from '../media/photo.ts'
import { atField, fileTooLarge } from '../media/refuse-file.ts'

const rules = endpointTable.updateFacultyDetails.body.files

export type ProfileFile = {
  field: 'photo' | 'resume'
  name: string
  path: string
  contentType: string
  bytes: Buffer
}

export async function takeFiles(
  firebase: Firebase,
  { files, body }: Input<'updateFacultyDetails'>,
  { uid, stager }: { uid: string; stager: string },
): Promise<ProfileFile[]> {
  const { stagedResume } = body
  const sentResume =
    files.resume ?? (stagedResume ? await readStaged(firebase, stager, stagedResume) : undefined)
  const resumeField = files.resume ? 'resume' : 'stagedResume'
  const taken = await Promise.all([
    files.photo && tied('photo', takePhoto(files.photo)),
    sentResume && tied(resumeField, takeResume(sentResume, uid)),
  ])
  return taken.filter((file) => file !== undefined)
}

async function takePhoto(sent: SentFile): Promise<ProfileFile> {
  const bytes = await makePortrait(sent, rules.photo)
  const name = `${randomUUID()}.webp`
  return { field: 'photo', name, path: storagePaths.facultyPhoto(name), contentType: photoType, bytes }
}

async function takeResume(sent: SentFile, uid: string): Promise<ProfileFile> {
  const { name: safeName, ...file } = await checkFile(sent, rules.resume)
  const name = unguessable(safeName)
  return { field: 'resume', name, path: storagePaths.resume(uid, name), ...file }
}

/** `Resume-2026.pdf` becomes `Resume-2026-9f1c…pdf`: still readable, but not guessable. */
function unguessable(name: string): string {
  const dot = name.lastIndexOf('.')
  return `${name.slice(0, Math.min(dot, 60))}-${randomUUID().replaceAll('-', '').slice(0, 16)}${name.slice(dot)}`
}

/** Reads a file that the browser uploaded to its user's own folder. The size is checked before the download. */
async function readStaged(firebase: Firebase, stager: string, name: string): Promise<SentFile> {
  const file = (await firebase.bucket()).file(storagePaths.staged(stager, name))
  try {
    const [{ size }] = await file.getMetadata()
    if (Number(size) > rules.resume.maxBytes) throw fileTooLarge(rules.resume)
    const [bytes] = await file.download()
    return { name, bytes }
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 404
    throw atField('stagedResume', isMissing ? new Failure('no-such-file', { cause: error }) : error)
  }
}

async function tied<Value>(field: string, work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw atField(field, error)
  })
}
