import type { Handler } from '../http/handler.ts'
import { changeAlumnus } from './change-alumnus.ts'

export const setAlumnusStatus: Handler<'setAlumnusStatus'> = async ({ params, body }, context) => {
  const { status } = body
  await changeAlumnus({ id: params.id, version: undefined, differences: () => ({ status }) }, context)
  return { message: status ? 'Alumni verified successfully!' : 'The verification was undone.' }
}
