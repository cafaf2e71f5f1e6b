// The classes are in a .tsx file because Tailwind reads those only.
export const barId = 'offline-bar'
export const barClass = 'bg-marigold-100 px-4 py-2 text-center text-sm font-semibold text-ink print:hidden'
