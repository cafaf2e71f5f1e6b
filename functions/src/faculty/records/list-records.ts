import type { Handler } from '../../http/handler.ts'
import { toAwardItem, toExperienceItem, toPublicationItem, toQualificationItem } from '../faculty-wire.ts'
import { readRecords } from './record-store.ts'

export const listExperiences: Handler<'listExperiences'> = async (_input, { caller, firebase }) => {
  const records = await readRecords(await firebase.firestore(), caller.uid, 'experiences', 'all')
  return { experiences: records.map(toExperienceItem) }
}

export const listAwards: Handler<'listAwards'> = async (_input, { caller, firebase }) => {
  const records = await readRecords(await firebase.firestore(), caller.uid, 'awards', 'all')
  return { awards: records.map(toAwardItem) }
}

export const listQualifications: Handler<'listQualifications'> = async (_input, { caller, firebase }) => {
  const records = await readRecords(await firebase.firestore(), caller.uid, 'qualifications', 'all')
  return { qualifications: records.map(toQualificationItem) }
}

export const listPublications: Handler<'listPublications'> = async (_input, { caller, firebase }) => {
  const records = await readRecords(await firebase.firestore(), caller.uid, 'publications', 'all')
  return { publications: records.map(toPublicationItem) }
}
