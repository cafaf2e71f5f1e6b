import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoogle } from '../google/google.ts'
import { explainRefusals } from '../google/google-error.ts'
import { originsFrom } from '../google/services.ts'
import { readAccounts, readHashConfig, writeAccounts } from './accounts.ts'
import { collectionsWithData } from './documents.ts'
import type { Target } from './target.ts'

/*
 * A fake of the real Auth service and Firestore, which differ from the emulators: they hide hashes, hash passwords, and are
 * sometimes busy.
 */

type Reply = { status?: number; body: unknown }
type Call = { url: string; body: Record<string, unknown>; headers: Record<string, unknown> }

let server: Server
let replies: Reply[] = []
let calls: Call[] = []
let target: Target
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const bytes of request) text += bytes
    calls.push({ url: request.url ?? '', body: text ? JSON.parse(text) : {}, headers: request.headers })
    const { status = 200, body } = replies.shift() ?? { status: 404, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  target = {
    projectId: 'a-college',
    isLocal: false,
    google: createGoogle({
      project: 'a-college',
      origins: { ...originsFrom({}), firestore: origin, identity: origin },
      token: async () => 'token',
      wait: async () => undefined,
    }),
  } as Target
})
afterAll(() => server.close())
beforeEach(() => {
  replies = []
  calls = []
})

const hashConfig = {
  algorithm: 'SCRYPT',
  signerKey: 'c2VjcmV0',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
}

async function accounts() {
  const found = []
  for await (const account of readAccounts(target)) found.push(account)
  return found
}

describe('The accounts of a real project', () => {
  it('are read page by page, with the parameters of their hashes', async () => {
    replies = [
      { body: { signIn: { hashConfig } } },
      { body: { users: [{ localId: 'a', passwordHash: 'aGFzaA==' }], nextPageToken: 'a b' } },
      { body: { users: [{ localId: 'b' }] } },
    ]
    expect(await readHashConfig(target)).toEqual(hashConfig)
    expect(await accounts()).toEqual([{ localId: 'a', passwordHash: 'aGFzaA==' }, { localId: 'b' }])
    expect(calls.map(({ url }) => url)).toEqual([
      '/admin/v2/projects/a-college/config',
      '/v1/projects/a-college/accounts:batchGet?maxResults=1000',
      '/v1/projects/a-college/accounts:batchGet?maxResults=1000&nextPageToken=a%20b',
    ])
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'x-goog-user-project': 'a-college',
    })
  })

  it('are not backed up without their passwords: a sentence names the missing role', async () => {
    replies = [
      { body: { signIn: { hashConfig: { algorithm: 'SCRYPT' } } } },
      { body: { users: [{ localId: 'a', passwordHash: Buffer.from('REDACTED').toString('base64') }] } },
    ]
    await expect(readHashConfig(target)).rejects.toThrow('Firebase Authentication Admin')
    await expect(accounts()).rejects.toThrow('keeps back the passwords of a-college')
  })

  it('are written with the parameters of their hashes, and without what only the service says', async () => {
    replies = [{ body: {} }]
    const account = {
      localId: 'a',
      email: 'asha@college.test',
      passwordHash: 'aGFzaA==',
      salt: 'c2FsdA==',
      validSince: '1',
      customAttributes: '{"role":"admin"}',
      providerUserInfo: [
        { providerId: 'password', email: 'asha@college.test' },
        { providerId: 'google.com', rawId: '7', federatedId: 'https://accounts.google.com/7' },
      ],
    }
    let written = 0
    await writeAccounts(
      target,
      (async function* () {
        yield account
      })(),
      {
        hash: hashConfig,
        onWritten: (count) => {
          written += count
        },
      },
    )
    expect(written).toBe(1)
    const { algorithm, ...parameters } = hashConfig
    expect(calls[0]?.body).toEqual({
      allowOverwrite: true,
      hashAlgorithm: algorithm,
      ...parameters,
      users: [
        {
          localId: 'a',
          email: 'asha@college.test',
          passwordHash: 'aGFzaA==',
          salt: 'c2FsdA==',
          customAttributes: '{"role":"admin"}',
          providerUserInfo: [{ providerId: 'google.com', rawId: '7' }],
        },
      ],
    })
  })

  it("are written without passwords from a local suite's backup, and the first that is refused is named", async () => {
    replies = [{ body: { error: [{ index: 1, message: 'email is invalid' }] } }]
    const two = async function* () {
      yield { localId: 'a', passwordHash: 'fakeHash:salt=s:password=p', salt: 's' }
      yield { localId: 'b', email: 'b' }
    }
    const options = { hash: { algorithm: 'emulator' } as const, onWritten: () => undefined }
    await expect(writeAccounts(target, two(), options)).rejects.toThrow(
      '1 of 2 accounts were refused, the first is b: email is invalid',
    )
    expect(calls[0]?.body).toEqual({
      allowOverwrite: true,
      users: [{ localId: 'a' }, { localId: 'b', email: 'b' }],
    })
  })
})

describe('A service of a real project', () => {
  it('that is busy is asked again', async () => {
    replies = [{ status: 503, body: {} }, { status: 429, body: {} }, { body: { collectionIds: ['news'] } }]
    expect(await collectionsWithData(target)).toEqual(['news'])
    expect(calls).toHaveLength(3)
  })

  it('that has no database yet is set up first', async () => {
    replies = [{ status: 404, body: { error: { message: 'The database (default) does not exist' } } }]
    await expect(collectionsWithData(target)).rejects.toThrow(
      /^a-college is not set up for this: run `npm run deploy/,
    )
  })

  it.each([
    [401, 'firebase login --reauth'],
    [403, 'ask an owner to give it the role Owner'],
  ])('that answers %i is asked once: a sentence says what to do', async (status, sentence) => {
    replies = [{ status, body: [{ error: { message: 'Missing or insufficient permissions.' } }] }]
    const refusal = new RegExp(`${sentence}.*Missing or insufficient permissions`)
    await expect(collectionsWithData(target)).rejects.toThrow(refusal)
    expect(calls).toHaveLength(1)
  })

  it("is Cloud Storage, whose library's refusals say what to do as well", async () => {
    const refused = () => Promise.reject(Object.assign(new Error('no access to objects'), { code: 403 }))
    await expect(explainRefusals('a-college', refused)).rejects.toThrow(
      /ask an owner to give it the role Owner.*no access to objects/,
    )
    await expect(explainRefusals('a-college', () => Promise.reject(new Error('a fault')))).rejects.toThrow(
      /^a fault$/,
    )
  })
})
