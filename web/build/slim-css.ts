/**
 * Makes a stylesheet lighter without changing what it does, for the page whose head has least room. What comes later in
 * that page cannot count on its custom properties: a stylesheet of its own must bring those it uses.
 */
export function slimCss(css: string): string {
  return workOut(settleUtilities(inlineConstants(css.replace(/\/\*.*?\*\/\s*/gs, ''))))
}

/** Properties that are set once, for the whole page, are written where they are used. */
function inlineConstants(css: string): string {
  const root = /:root,:host\{([^}]*)\}/
  const settings = (text: string) => [...text.matchAll(/(?<=^|[{;])(--[\w-]+):([^;{}]*)/g)]
  const timesSet = Map.groupBy(settings(css), ([, name]) => name)
  const constants = new Map(
    settings(root.exec(css)?.[1] ?? '')
      .filter(([, name]) => timesSet.get(name)?.length === 1)
      .map(([, name, value]) => [name, value]),
  )
  const withValues = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name) => {
      const value = constants.get(name)
      return value === undefined ? use : withValues(value)
    })
  const rest = css.replace(root, (_, all: string) => {
    const kept = settings(all).filter(([, name]) => !constants.has(name))
    return kept.length > 0 ? `:root,:host{${kept.map(([setting]) => setting).join(';')}}` : ''
  })
  return withValues(rest).replace('@layer theme{}', '@layer theme;')
}

/**
 * Utilities read and set properties for each other. Where this page has nothing that sets one, its reading is what it
 * is at first; where nothing reads one, it goes.
 */
function settleUtilities(css: string): string {
  const firsts = new Map(
    [...css.matchAll(/@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g)].map(
      ([, name, first]) => [name, first],
    ),
  )
  const body = css.replace(/@property --tw-[^}]*\}/g, '').replace(/@layer properties\{@supports.*?\}\}\}/, '')
  const isSet = (name: string) => body.includes(`${name}:`)
  const settled = body.replace(
    /var\((--tw-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
    (reading, name, fallback) => (isSet(name) ? reading : (fallback ?? firsts.get(name) ?? reading)),
  )
  const read = [...settled.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name)
  if (read.length > 0)
    throw new Error(`Slimming the stylesheet must settle ${[...new Set(read)].join(', ')}.`)
  return settled.replace(/--tw-[\w-]+:[^;{}]*(;|(?=\}))/g, '')
}

/** `calc(.25rem * 4)` is `1rem`. */
function workOut(css: string): string {
  return css.replace(/calc\((\.?\d[\d.]*)rem \* (-?[\d.]+)\)/g, (_, unit, times) =>
    `${Number(unit) * Number(times)}rem`.replace(/^(-?)0\./, '$1.'),
  )
}
