import type { Journey } from './journey.ts'

/** A page that every college has. */
const queries = { en: 'contact', hi: 'संपर्क' } as const

export const search: Journey = {
  name: 'A visitor searches while typing, opens what was found, and comes back to the results',
  walk: async ({ t: { search }, language, at, openWalker }) => {
    const visitor = await openWalker()
    await visitor.open(at('/search'))
    await visitor.within('main').fill(search.label, queries[language])
    await visitor.until(`location.search.startsWith('?q=')`)
    const results = visitor.within('main')
    await results.sees(new RegExp(queries[language], 'i'))
    await visitor.engine.look?.('journey-search')
    await results.within('list').follow(new RegExp(queries[language], 'i'))
    await visitor.isAt(at('/contact'))
    await visitor.engine.back()
    await visitor.isAt(at('/search'))
    await results.within('list').seesThe('link', new RegExp(queries[language], 'i'))
  },
}
