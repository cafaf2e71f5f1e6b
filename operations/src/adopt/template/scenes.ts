import campus from './art/campus.svg?picture'

/** The scenes that are built into the site, by their name in slides (`art:<name>`): what lists call them, and what they show. */
export const scenes = {
  campus: {
    picture: campus,
    label: { en: 'Drawing: the campus', hi: 'रेखाचित्र: परिसर', mr: 'रेखाचित्र: परिसर' },
    shows: { en: 'Three arches.', hi: 'तीन मेहराबें।', mr: 'तीन कमानी.' },
  },
}
