/** Saves a file to the person's device under the name the server gave it. */
export async function saveFile(answer: Promise<{ blob: Blob; fileName: string; mediaType: string }>): Promise<void> {
  const { blob, fileName, mediaType } = await answer
  const address = URL.createObjectURL(new Blob([blob], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Safari reads the blob after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
