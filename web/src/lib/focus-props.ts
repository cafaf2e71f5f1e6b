/** Returns the attributes of a picture that is cropped around its focal point (`ui/focus.css`). The centre needs none. */
export function focusProps({ x, y }: { x: number; y: number }) {
  const [column, row] = [Math.round(x * 10), Math.round(y * 10)]
  return {
    ...(column !== 5 && { 'data-focus-x': column }),
    ...(row !== 5 && { 'data-focus-y': row }),
  }
}
