import { limits } from '@prangan/contract/limits'
import { collectionPaths, recordKinds } from '@prangan/contract/paths'
import { type Ability, abilities, grantNames, grantsOf, RoleSchema } from '@prangan/contract/roles'
import * as plugins from '@prangan/plugins/tests/rules'
import { describe, expect, test } from 'vitest'
import { readRules } from './environment.ts'
import { readRulesSource } from './rules-source.ts'

const text = await readRules()
const { functions, matches } = readRulesSource(text)
const root = '/databases/{database}/documents'

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The ability 'record:read-own' has the rules function canReadOwnRecord. */
const functionNameOf = (ability: string): string => {
  const [noun = '', verb = ''] = ability.split(':')
  return `can${verb.split('-').map(capitalised).join('')}${capitalised(noun)}`
}

const abilityOf = new Map((Object.keys(abilities) as Ability[]).map((name) => [functionNameOf(name), name]))

const roleOfFact = new Map(
  [...functions].flatMap(([name, body]) => {
    const role = /^return hasRole\('(\w+)'\);$/.exec(body)?.[1]
    return role === undefined ? [] : [[name, role] as const]
  }),
)

const rolesAskedBy = (body: string): string[] =>
  [...roleOfFact].filter(([fact]) => body.includes(`${fact}()`)).map(([, role]) => role)

const grantsAskedBy = (body: string): string[] => {
  const list = /isGranted\(\[([^\]]*)\]\)/.exec(body)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, grant = '']) => grant)
}

describe('firestore.rules and the contract', () => {
  test('know the same roles', () => {
    expect([...roleOfFact.values()].sort()).toEqual([...RoleSchema.options].sort())
  })

  const canFunctions = [...functions.keys()].filter((name) => name.startsWith('can'))

  test('share abilities at all', () => {
    expect(canFunctions).toContain('canReadAlumnus')
    expect(functionNameOf('record:read-own')).toBe('canReadOwnRecord')
  })

  test.each(canFunctions)('%s is an ability of the contract, held by the same roles and grants', (name) => {
    const ability = abilityOf.get(name)
    expect(ability, `no ability is called ${name}`).toBeDefined()
    const holders = ability ? abilities[ability] : []
    const body = functions.get(name) ?? ''
    expect(rolesAskedBy(body)).toEqual([...holders])
    expect(grantsAskedBy(body)).toEqual(ability ? grantsOf(ability) : [])
  })

  test('ask for the last day of every grant', () => {
    const asked = grantNames.map((grant) => `ifNotEnded('${grant}', ends)`)
    expect(functions.get('grantsUntilLater')).toBe(`return [${asked.join(', ')}];`)
  })

  test('name the same collections', () => {
    const inRules = matches.map(({ path }) => path).filter((path) => path !== root)
    const { noticeVersions, ...atRoot } = collectionPaths
    const inContract = Object.values(atRoot).map((name) => `${root}/${name}`)
    const records = recordKinds.map((kind) => `${root}/${collectionPaths.faculty}/{uid}/${kind}`)
    const below = [
      `${root}/${collectionPaths.pages}/{id}/versions`,
      `${root}/${collectionPaths.pages}/{id}/drafts`,
      `${root}/${collectionPaths.library}/{id}/versions`,
      `${root}/${collectionPaths.news}/{id}/${noticeVersions}`,
      ...plugins.below.map((path) => `${root}/${path}`),
    ]
    expect(inRules.map((path) => path.slice(0, path.lastIndexOf('/'))).sort()).toEqual(
      [...inContract, ...records, ...below].sort(),
    )
  })

  test('agree how long a page is', () => {
    expect(functions.get('isPage')).toBe(
      `return request.query.limit <= ${limits.publicList} && skipsNothing();`,
    )
  })
})

describe('firestore.rules', () => {
  const grants = matches.flatMap(({ path, grants }) => grants.map((grant) => ({ path, ...grant })))

  test('let no client write anything but that it has a form open', () => {
    const writes = ['write', 'create', 'update', 'delete']
    const writing = grants.filter(({ methods }) => methods.some((method) => writes.includes(method)))
    expect(new Set(writing.map(({ path }) => path)).size).toBe(matches.length - 1)
    const open = writing.filter(({ condition }) => condition !== 'false')
    expect(open.map(({ path, methods }) => [path, ...methods])).toEqual(
      ['create', 'update'].map((method) => [`${root}/${collectionPaths.openForms}/{record}`, method]),
    )
    for (const { condition } of open) expect(condition).toMatch(/^canOpenForm\(\) && .*changesOwnEntry\(/)
  })

  test('grant nothing without a condition', () => {
    expect(grants.filter(({ condition }) => condition === '')).toEqual([])
  })

  test('grant nothing through a wildcard that spans collections', () => {
    expect(matches.filter(({ path }) => /\{\w+=\*\*\}/.test(path))).toEqual([])
  })

  test('read no second document but that of the caller who claims a role, and the page of a draft for a teacher', () => {
    const reads = /(^|[^.\w])(get|exists)(After)?\(/
    const conditions = grants.map(({ condition }) => condition)
    const reading = [...functions].filter(([, body]) => reads.test(body)).map(([name]) => name)
    expect([reading, conditions.filter((condition) => reads.test(condition))]).toEqual([
      ['staff', 'ownsPage'],
      [],
    ])
    expect(functions.get('ownsPage')).toMatch(/^return isFaculty\(\) && /)
    const usingStaff = [...functions].filter(([, body]) => body.includes('staff()')).map(([name]) => name)
    expect(usingStaff).toEqual(['isInForce', 'isGranted', 'isGrantedUntilLater'])
    expect(functions.get('hasRole')).toBe('return claimedRole() == role && isInForce();')
    expect(functions.get('isGranted')).toMatch(/^return isFaculty\(\) && \(staff\(\)/)
    const usingEnds = [...functions].filter(([, body]) => /(isGranted|grants)UntilLater\(/.test(body))
    expect(usingEnds.map(([name]) => name)).toEqual(['isGranted', 'isGrantedUntilLater'])
    const usingForce = [...functions].filter(([, body]) => body.includes('isInForce()')).map(([name]) => name)
    expect(usingForce).toEqual(['hasRole'])
  })

  test('ask first what the public may see, so that it costs nobody a read', () => {
    const facts = /^(true|false|\(?(isShown|isPage|isBetweenItsDates|isNotStale)\(\))/
    const open = grants.filter(({ condition }) => /\bis\w+\(\)/.test(condition))
    expect(open.length).toBeGreaterThan(5)
    expect(open.filter(({ condition }) => !facts.test(condition))).toEqual([])
  })

  test('have no unused function', () => {
    const code = [...functions.values(), ...grants.map(({ condition }) => condition)].join('\n')
    expect([...functions.keys()].filter((name) => !code.includes(`${name}(`))).toEqual([])
  })

  test('end by saying that all else is denied', () => {
    expect(text.trimEnd().split('\n').at(-3)?.trim()).toBe('// All else is denied.')
  })
})
