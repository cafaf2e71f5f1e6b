import { whenIdle } from './lib/when.ts'

/**
 * The client's entry. React is evaluated first and the rest once the browser is idle again, which avoids long tasks on a
 * slow phone; a visitor who already interacts (`data-hurry`, see `loader-script.ts`) gets both at once.
 */
async function start(): Promise<void> {
  await import('react-dom/client')
  if (!('hurry' in document.documentElement.dataset)) await whenIdle()
  const { hydrate } = await import('./app/hydrate.tsx')
  await hydrate()
}

start().catch((error: unknown) => console.error(error))
