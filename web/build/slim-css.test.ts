import { describe, expect, it } from 'vitest'
import { slimCss } from './slim-css.ts'

describe('A stylesheet slimmed', () => {
  it('has constants where they are used, and sums worked out', () => {
    const css =
      '@layer theme{:root,:host{--spacing:.25rem;--gap:var(--spacing)}}.a{padding:calc(var(--spacing) * 6);gap:var(--gap)}.b{margin:calc(var(--spacing) * -2)}'
    expect(slimCss(css)).toBe('@layer theme;.a{padding:1.5rem;gap:.25rem}.b{margin:-.5rem}')
  })

  it('keeps a property that is set in more places than one', () => {
    const css = ':root,:host{--pace:1s}.slow{--pace:2s}.a{animation-duration:var(--pace)}'
    expect(slimCss(css)).toBe(css)
  })

  it('reads what no utility of the page sets as it is at first, or as its reader falls back to', () => {
    const css =
      '.border{border-style:var(--tw-border-style);border-width:1px}.text{line-height:var(--tw-leading,1.5rem)}.bold{--tw-weight:600;font-weight:600}' +
      '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}@property --tw-leading{syntax:"*";inherits:false}@property --tw-weight{syntax:"*";inherits:false}'
    expect(slimCss(css)).toBe(
      '.border{border-style:solid;border-width:1px}.text{line-height:1.5rem}.bold{font-weight:600}',
    )
  })

  it('refuses what it cannot settle', () => {
    const css = '.tight{--tw-leading:1rem;line-height:1rem}.text{line-height:var(--tw-leading,1.5rem)}'
    expect(() => slimCss(css)).toThrow('--tw-leading')
  })
})
