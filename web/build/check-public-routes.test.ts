import { expect, it } from 'vitest'
import { checkPublicRoutes } from './check-public-routes.ts'

type Chunk = { moduleIds: string[]; imports?: string[]; facadeModuleId?: string }

/** Runs the check on the chunks of a build, as Vite does. */
function check(chunks: Readonly<Record<string, Chunk>>): void {
  const bundle = Object.fromEntries(
    Object.entries(chunks).map(([fileName, chunk]) => [
      fileName,
      { type: 'chunk', fileName, imports: [], facadeModuleId: null, ...chunk },
    ]),
  )
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const { generateBundle } = checkPublicRoutes()
  const run = generateBundle as unknown as (options: object, bundle: object) => void
  run.call(context as never, {}, bundle)
}

const page = { moduleIds: ['/web/src/app/pages/home.tsx'], facadeModuleId: '/web/src/app/pages/home.tsx' }

it.each([
  '/college/content/seed.ts',
  '/college/content/settings/menus.ts',
  '/college/content/pages/history.ts',
  '/college/content/pdfs/prospectus.ts',
])(
  'A build whose lazy chunk contains %s fails: a visitor would get what the office has replaced',
  (module) => {
    expect(() => check({ 'page.js': page, 'lazy.js': { moduleIds: [module] } })).toThrow(module)
  },
)

it('A build whose page statically imports Firebase or the desk fails', () => {
  const module = '/web/src/features/site/desk/block-registry.tsx'
  const chunks = { 'page.js': { ...page, imports: ['desk.js'] }, 'desk.js': { moduleIds: [module] } }
  expect(() => check(chunks)).toThrow(module)
})

it('A build with the copy of a form in a page passes', () => {
  expect(() =>
    check({ 'page.js': { ...page, moduleIds: [...page.moduleIds, '/college/content/registration.ts'] } }),
  ).not.toThrow()
})
