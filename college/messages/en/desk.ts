/** The names of the drawings of `art/` in the list from which the office chooses. */
export const drawings = {
  'art:scene-1': 'Drawing: the courtyard in the morning',
  'art:scene-2': 'Drawing: the reading room',
  'art:scene-3': 'Drawing: the laboratory',
  'art:scene-4': 'Drawing: the sports ground',
  'art:scene-5': 'Drawing: NCC and NSS',
  'art:scene-6': 'Drawing: the cultural evening',
  'art:scene-7': 'Drawing: the monsoon',
  'art:principal': 'Drawing: a woman, portrait',
  'art:manager': 'Drawing: a man, portrait',
  'art:course-ba': 'Drawing: arts',
  'art:course-bsc': 'Drawing: science',
  'art:course-bcom': 'Drawing: commerce',
  'art:course-bca': 'Drawing: computers',
  'art:course-ma': 'Drawing: arts, postgraduate',
  'art:course-msc': 'Drawing: science, postgraduate',
}
