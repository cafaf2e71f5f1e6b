export async function turnPicture(file: Blob, quarters: number): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const isOnSide = quarters % 2 === 1
  const canvas = document.createElement('canvas')
  canvas.width = isOnSide ? picture.height : picture.width
  canvas.height = isOnSide ? picture.width : picture.height
  const drawing = canvas.getContext('2d')
  if (!drawing) return file
  drawing.translate(canvas.width / 2, canvas.height / 2)
  drawing.rotate((quarters * Math.PI) / 2)
  drawing.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  const { promise, resolve } = Promise.withResolvers<Blob>()
  canvas.toBlob((turned) => resolve(turned ?? file), file.type)
  return promise
}
