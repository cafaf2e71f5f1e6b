import { whenIdle } from './when.ts'

/**
 * Loads the module of a public page's listener, and Firestore beside it. Each is evaluated as it arrives, and the
 * listener may start once the browser is idle again: in one piece, they would be a long task on a slow phone.
 */
export async function loadListener<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), import('../firebase/firestore.ts')])
  await whenIdle()
  return module
}
