// Preloaded into each program of a trial. It diverts to serve-fake-google.ts what the fake has no protocol for: functions, and
// documents through the SDK. The site is still built, and released by Firebase's own CLI.
const [, script = '', ...args] = process.argv
const scripts = { 'content.ts': 'content', 'set-role.ts': 'role' }
const npmScript = scripts[/functions\/commands\/([\w-]+\.ts)$/.exec(script)?.[1]]
const isFirebase = /\/(\.bin|bin)\/firebase(\.js)?$/.test(script)

async function tell(program) {
  const response = await fetch(process.env.FAKE_PROGRAMS, { method: 'POST', body: JSON.stringify(program) })
  if (response.ok) return
  console.error(await response.text())
  process.exit(1)
}

if (npmScript) {
  await tell(['npm', npmScript, '--', ...args])
  process.exit()
}
if (isFirebase && args[0] === 'functions:artifacts:setpolicy') {
  await tell(['firebase', ...args])
  process.exit()
}
const what = process.argv.indexOf('functions,hosting')
if (isFirebase && what > 0) {
  const message = args[args.indexOf('--message') + 1]
  await tell(['firebase', 'deploy', '--only', 'functions,hosting', message])
  process.argv[what] = 'hosting'
}
