import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts the server that gives programs on Google's machines their service account's credentials. The emulators accept any. */
export async function startMetadataServer(projectId: string) {
  const answers: Readonly<Record<string, string>> = {
    '/computeMetadata/v1/project/project-id': projectId,
    '/computeMetadata/v1/instance/service-accounts/default/email': `functions@${projectId}.iam.gserviceaccount.com`,
    '/computeMetadata/v1/instance/service-accounts/default/token': JSON.stringify({
      access_token: 'owner',
      expires_in: 3_600,
      token_type: 'Bearer',
    }),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://metadata')
    const answer = pathname === '/' || pathname === '/computeMetadata/v1/instance' ? '{}' : answers[pathname]
    response.setHeader('Metadata-Flavor', 'Google')
    response.setHeader('Content-Type', answer?.startsWith('{') ? 'application/json' : 'application/text')
    response.writeHead(answer === undefined ? 404 : 200).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
