/** The icons of the public pages: lines on a 24 by 24 grid, two wide. The desks use lucide-react. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6l6-6',
  search: 'M11 5a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM15.5 15.5l4.5 4.5',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8',
  arrow: 'M4 12h15M13 6l6 6l-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
  facebook: 'M15 4h-2a4 4 0 0 0-4 4v12M6 12h8',
  x: 'M5 5l14 14M19 5L5 19',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
} as const

export type IconName = keyof typeof icons
