import { onRequest } from 'firebase-functions/v2/https'

/** The least that a function can do: what every call is measured against. */
export const empty = onRequest({ region: 'asia-south1' }, (_request, response) => {
  response.json({})
})
