// `node operations/src/testing/serve-fake-google.ts [port]` serves an empty fake project for manual trials, until Ctrl-C. It
// prints the environment variables to use; FAKE_PROJECT names the project.

import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { root } from '@prangan/emulators/src/paths.ts'
import { startFakeGoogle } from './fake-google.ts'
import { fakeFirebase, fakeNpm } from './fake-programs.ts'
import { project } from './fake-state.ts'

const fake = await startFakeGoogle(Number(process.argv[2] ?? 0))
const firebase = fakeFirebase(fake, root, { failingDeploys: 0, brokenReleases: 0 })
const npm = fakeNpm(fake)

function takeMails(socket: Socket): void {
  let isText = false
  socket.write('220 fake\r\n')
  socket
    .on('error', () => socket.destroy())
    .on('data', (data) => {
      const line = data.toString()
      if (isText) {
        if (!line.endsWith('\r\n.\r\n')) return
        isText = false
        socket.write('250 OK\r\n')
      } else if (/^DATA/i.test(line)) {
        isText = true
        socket.write('354 Go on\r\n')
      } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
      else socket.write('250 OK\r\n')
    })
}

const programs = createHttpServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  const [program, ...args] = JSON.parse(text) as string[]
  await (program === 'firebase' ? firebase(args) : npm(args)).then(
    () => response.end(),
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(0, '127.0.0.1')
const mails = createServer(takeMails).listen(0, '127.0.0.1')
await Promise.all([once(programs, 'listening'), once(mails, 'listening')])
const portOf = (server: typeof mails) => (server.address() as AddressInfo).port

const variables = {
  ...fake.environment,
  LIVE_URL: `${fake.origin}/live`,
  FAKE_PROGRAMS: `http://127.0.0.1:${portOf(programs)}`,
  NODE_OPTIONS: `--import=${new URL('stand-in.mjs', import.meta.url)}`,
}
for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`)
console.log(`# A mail server that takes everything: smtp://127.0.0.1:${portOf(mails)}`)
console.log(`# Then: npm run deploy -- --project ${project}`)
