import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { differs, fine, type Step } from '../step.ts'

type Ruleset = { source: { files: { content: string }[] } }

/** Release names of today's CLI and of earlier versions. */
const firestoreReleases = ['cloud.firestore/(default)', 'cloud.firestore']

/** Compares the rules in force with the file. The first existing name of `releases` counts. */
async function isReleased(
  { google, project, root }: Context,
  releases: readonly string[],
  file: string,
): Promise<boolean> {
  const pathTo = (release: string) => `/v1/projects/${project}/releases/${release}`
  const found = (
    await Promise.all(releases.map((each) => google.find<{ rulesetName: string }>('rules', pathTo(each))))
  ).find((each) => each !== undefined)
  if (!found) return false
  const { source } = await google.get<Ruleset>('rules', `/v1/${found.rulesetName}`)
  return source.files[0]?.content === (await readFile(join(root, file), 'utf8'))
}

type IndexField = { fieldPath?: string; order?: string; arrayConfig?: string }
type Index = { collectionGroup: string; queryScope: string; fields: IndexField[] }
type Override = {
  collectionGroup: string
  fieldPath: string
  ttl?: boolean
  indexes: (IndexField & { queryScope?: string })[]
}
type LiveIndex = { name: string; queryScope: string; fields: IndexField[]; state: string }
type LiveField = {
  name: string
  ttlConfig?: { state?: string }
  indexConfig?: { indexes?: { queryScope?: string; fields: IndexField[] }[] }
}

const segment = (name: string, after: string) => name.split(`/${after}/`)[1]?.split('/')[0] ?? ''
const keyOfField = ({ fieldPath, order, arrayConfig }: IndexField) => `${fieldPath}:${order ?? arrayConfig}`

/** Firestore appends the document's name to an index. */
const keyOfIndex = (index: Index) =>
  [
    index.collectionGroup,
    index.queryScope,
    ...index.fields.filter(({ fieldPath }) => fieldPath !== '__name__').map(keyOfField),
  ].join(' ')

const keyOfOverride = ({ collectionGroup, fieldPath, ttl, indexes }: Override) =>
  [
    collectionGroup,
    fieldPath,
    ttl === true,
    ...indexes
      .map(({ order, arrayConfig, queryScope }) => `${queryScope ?? 'COLLECTION'}:${order ?? arrayConfig}`)
      .sort(),
  ].join(' ')

const ofLiveField = ({ name, ttlConfig, indexConfig }: LiveField): Override => ({
  collectionGroup: segment(name, 'collectionGroups'),
  fieldPath: segment(name, 'fields'),
  ttl: ttlConfig !== undefined,
  indexes: (indexConfig?.indexes ?? []).map(({ queryScope, fields }) => ({
    ...fields[0],
    ...(queryScope !== undefined && { queryScope }),
  })),
})

async function compareIndexes({ google, project, root }: Context) {
  const file = JSON.parse(await readFile(join(root, 'plugins/enabled/firestore.indexes.json'), 'utf8')) as {
    indexes: Index[]
    fieldOverrides: Override[]
  }
  const groups = `/v1/projects/${project}/databases/(default)/collectionGroups/-`
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')
  const { indexes = [] } = await google.get<{ indexes?: LiveIndex[] }>('firestore', `${groups}/indexes`)
  const { fields = [] } = await google.get<{ fields?: LiveField[] }>(
    'firestore',
    `${groups}/fields?filter=${filter}`,
  )
  const known = new Set([
    ...indexes.map((index) =>
      keyOfIndex({ ...index, collectionGroup: segment(index.name, 'collectionGroups') }),
    ),
    ...fields.map((field) => keyOfOverride(ofLiveField(field))),
  ])
  const wanted = [...file.indexes.map(keyOfIndex), ...file.fieldOverrides.map(keyOfOverride)]
  const isUnderWay = (state: string | undefined) => state === 'CREATING'
  return {
    total: wanted.length,
    missing: wanted.filter((key) => !known.has(key)).length,
    underWay:
      indexes.filter(({ state }) => isUnderWay(state)).length +
      fields.filter(({ ttlConfig }) => isUnderWay(ttlConfig?.state)).length,
  }
}

export const firestoreRules: Step = {
  name: 'Firestore rules and indexes',
  look: async (context) => {
    const isCurrent = await isReleased(context, firestoreReleases, 'plugins/enabled/firestore.rules')
    const { total, missing, underWay } = await compareIndexes(context)
    if (!isCurrent || missing > 0) {
      return differs(
        `${isCurrent ? 'The rules are those of this repository' : 'The rules are others than those of this repository'}, and ${missing} of ${total} indexes, overrides and expiries are missing.`,
      )
    }
    const waiting = underWay === 0 ? '' : `; Firestore is still building ${underWay} of them`
    return fine(
      `The rules are in force, and all ${total} indexes, overrides and expiries are known${waiting}.`,
    )
  },
  plan: 'Deploy them.',
  act: ({ firebase }) => firebase(['deploy', '--only', 'firestore']),
  appliesLate: true,
}

export const storageRules: Step = {
  name: 'Storage rules',
  look: async (context) => {
    const bucket = await context.facts.bucket()
    const isCurrent =
      bucket && (await isReleased(context, [`firebase.storage/${bucket}`], 'plugins/enabled/storage.rules'))
    return isCurrent
      ? fine('They are in force.')
      : differs('The rules are others than those of this repository.')
  },
  plan: 'Deploy them.',
  act: ({ firebase }) => firebase(['deploy', '--only', 'storage']),
  appliesLate: true,
}
