/** Programs that say what they are. CUBOT makes phones. */
const robots = /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i

/**
 * Returns false for visitors who ask not to be tracked (Do Not Track, Global Privacy Control), and for programs: every browser
 * begins its name with 'Mozilla/'.
 */
export function mayBeCounted(header: (name: string) => string): boolean {
  if (header('dnt') === '1' || header('sec-gpc') === '1') return false
  const agent = header('user-agent')
  return agent.startsWith('Mozilla/') && !robots.test(agent)
}
