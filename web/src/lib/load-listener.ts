import { whenIdle } from './when.ts'

/**
 * Loads the module of a public page's listener and Firestore. Each is evaluated on arrival, and the listener starts once the
 * browser is idle: together they would be a long task on a slow phone.
 */
export async function loadListener<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), import('../firebase/firestore.ts')])
  await whenIdle()
  return module
}
