import { PathValue } from './runtime-client.ts'

const uid = 'teacher-1'
const time = new Date('2026-11-20T06:30:00.000Z')
const path = new PathValue('/b/bucket/o/folder/file.pdf')

const signedIn = (id: string, claims: object) => ({
  uid: id,
  token: { sub: id, user_id: id, email: `${id}@college.test`, ...claims },
})

const object = {
  name: 'folder/file.pdf',
  bucket: 'bucket',
  size: 1024,
  contentType: 'application/pdf',
  metadata: { visibility: 'public', pages: '2' },
  timeCreated: new Date('2026-11-19T06:30:00.000Z'),
  updated: new Date('2026-11-19T06:30:00.000Z'),
}

export type RequestCases = {
  asker: string
  request: object
  resource: object | null
  allows: string[]
  refuses: string[]
  fails: string[]
}

export const requestCases: RequestCases[] = [
  {
    asker: 'nobody',
    request: { auth: null, resource: null, time, path },
    resource: object,
    allows: [
      'request.auth == null',
      "request.auth != null && request.auth.uid == 'x' || request.auth == null",
    ],
    refuses: [
      'request.auth != null',
      "request.auth != null && request.auth.uid == 'teacher-1'",
      "request.auth != null && request.auth.token.role == 'admin'",
    ],
    fails: [
      "request.auth.uid == 'teacher-1'",
      'request.auth.uid == null',
      "request.auth.token.role == 'admin'",
      "request.auth.token.get('role', '') == ''",
      '!request.auth.token.disabled',
    ],
  },
  {
    asker: 'someone without a role',
    request: { auth: signedIn('stranger', {}), resource: null, time, path },
    resource: object,
    allows: [
      'request.auth != null',
      "request.auth.token.get('role', '') == ''",
      "!('role' in request.auth.token)",
    ],
    refuses: [
      "'role' in request.auth.token",
      "request.auth.token.get('role', '') == 'admin'",
      "request.auth.uid == 'teacher-1'",
    ],
    fails: [
      "request.auth.token.role == 'admin'",
      "request.auth.token.role != 'admin'",
      'request.auth.token.role == null',
    ],
  },
  {
    asker: 'a teacher',
    request: { auth: signedIn(uid, { role: 'faculty', email_verified: true }), resource: null, time, path },
    resource: object,
    allows: [
      "request.auth.uid == 'teacher-1'",
      "request.auth.token.role == 'faculty'",
      "request.auth.token['role'] in ['admin', 'faculty']",
      'request.auth.token.email_verified',
      "request.auth.token.email.matches('.*@college[.]test')",
    ],
    refuses: [
      "request.auth.uid == 'Teacher-1'",
      "request.auth.token.role == 'admin'",
      "request.auth.uid == 'teacher'",
    ],
    fails: [
      'request.auth.token.role',
      'request.auth.token.admin',
      'request.auth.name == uid',
      'request.nothing == null',
    ],
  },
  {
    asker: 'someone whose role is a list, a map or a number',
    request: {
      auth: signedIn('odd', { role: ['admin'], other: { admin: true }, level: 1 }),
      resource: null,
      time,
      path,
    },
    resource: object,
    allows: [
      "request.auth.token.role == ['admin']",
      "'admin' in request.auth.token.role",
      'request.auth.token.other.admin',
    ],
    refuses: ["request.auth.token.role == 'admin'", "request.auth.token.level == '1'"],
    fails: ['request.auth.token.level', "request.auth.token.role.matches('admin')"],
  },
  {
    asker: 'a teacher who uploads a new file',
    request: { auth: signedIn(uid, { role: 'faculty' }), resource: object, time, path },
    resource: null,
    allows: [
      'resource == null',
      'request.resource.size == 1024',
      'request.resource.size <= 5 * 1024 * 1024',
      "request.resource.contentType == 'application/pdf'",
      "request.resource.contentType.matches('application/pdf')",
      "request.resource.contentType in ['application/pdf', 'image/png']",
      "request.resource.name == 'folder/file.pdf'",
      "request.resource.name.split('/')[1] == 'file.pdf'",
      "request.resource.metadata.visibility == 'public'",
      "request.resource.metadata.keys().hasOnly(['visibility', 'pages'])",
    ],
    refuses: [
      'resource != null',
      'request.resource == null',
      'request.resource.size < 1024',
      'request.resource.size > 5 * 1024 * 1024',
      "request.resource.contentType.matches('image/.*')",
      "request.resource.contentType.matches('pdf')",
      'request.resource.metadata.pages == 2',
      "resource != null && resource.metadata.visibility == 'public'",
    ],
    fails: [
      "resource.metadata.visibility == 'public'",
      'resource.size == 0',
      'resource.name == request.resource.name',
      'request.resource.metadata.owner == request.auth.uid',
    ],
  },
  {
    asker: 'a visitor who fetches a public file',
    request: { auth: null, resource: null, time, path },
    resource: object,
    allows: [
      "resource.metadata.visibility == 'public'",
      "resource.metadata.get('visibility', '') == 'public'",
      "'visibility' in resource.metadata",
      'resource.size == 1024',
      "resource.contentType == 'application/pdf'",
      "resource.bucket == 'bucket'",
      'request.time > resource.timeCreated',
      "request.time < resource.timeCreated + duration.value(25, 'h')",
      'request.time.year() == 2026',
      'request.time is timestamp',
      'request.path is path',
      "request.path[3] == 'folder'",
    ],
    refuses: [
      "resource.metadata.visibility == 'private'",
      "resource.metadata.visibility == 'PUBLIC'",
      "request.time < resource.timeCreated + duration.value(23, 'h')",
      'request.time < resource.updated',
      "request.path[3] == 'other'",
    ],
    fails: [
      'resource.metadata.visibility',
      'request.resource.size == 0',
      'resource.metadata.nothing == null',
      'resource.nothing == null',
    ],
  },
  {
    asker: 'a visitor who fetches a file without metadata',
    request: { auth: null, resource: null, time, path },
    resource: { ...object, contentType: null, metadata: {} },
    allows: [
      "!('visibility' in resource.metadata)",
      "resource.metadata.get('visibility', '') == ''",
      'resource.contentType == null',
    ],
    refuses: [
      "resource.metadata.get('visibility', '') == 'public'",
      "resource.contentType == 'application/pdf'",
    ],
    fails: [
      "resource.metadata.visibility == 'public'",
      "resource.metadata.visibility != 'private'",
      "resource.contentType.matches('.*')",
    ],
  },
  {
    asker: 'a visitor who fetches a file that is not there',
    request: { auth: null, resource: null, time, path },
    resource: null,
    allows: ['resource == null'],
    refuses: ['resource != null', "resource != null && resource.metadata.visibility == 'public'"],
    fails: [
      "resource.metadata.visibility == 'public'",
      "resource.metadata.get('visibility', 'public') == 'public'",
      'resource.size > 0',
    ],
  },
]
