export const dialogClasses = {
  backdrop:
    'fixed inset-0 z-40 bg-indigo-950/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport:
    'fixed inset-0 z-40 grid items-start overflow-y-auto overscroll-contain scroll-pb-24 p-4 sm:items-center sm:p-8',
  popup:
    'relative mx-auto w-full rounded-card bg-white p-5 shadow-card transition duration-150 sm:p-8 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
  title: 'font-serif text-xl font-semibold text-indigo-950 outline-0',
  description: 'mt-1 text-sm text-muted wrap-anywhere',
  actions: 'mt-8 flex flex-wrap justify-end gap-3',
} as const
