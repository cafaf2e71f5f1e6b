/** The college's colours, from dark to light; every picture of the site is drawn with these alone. */
export const palette = {
  night: '#15143a',
  indigo: ['#1f1d52', '#2c2b6e', '#41449a', '#6a70bd', '#a3a9dc', '#d5d8f0'],
  marigold: ['#c97a0a', '#ee9d14', '#f6b83c', '#fbd27a', '#fdeabf'],
  terracotta: ['#7d3524', '#a44a31', '#c4683f', '#db8f63', '#ecbb96', '#f6dcc4'],
  green: ['#12382f', '#1c5143', '#2b6f55', '#4a9069', '#83b889', '#bfd9b4'],
  paper: ['#d9c8a6', '#eadfc6', '#f5edda', '#fdf9ef'],
  skin: ['#5b3722', '#7d4e30', '#a06a43', '#bd8659'],
} as const
