import type { Example } from '@prangan/functions/openapi/example'

const id = 'k3JwQx81TnYb0aMv'

export const examples = {
  requestRoom: {
    body: {
      name: 'Kiran Rao',
      email: 'kiran@applicants.test',
      room: 'women-double',
      message: 'I study in the evening college.',
      language: 'en',
    },
  },
  decideRoom: { params: { id }, body: { status: 'given', version: 1 } },
  readRoomPhoto: { params: { id } },
} as const satisfies Record<string, Example>
