/** Saves a file to the user's device under the server's name. */
export async function saveFile(answer: Promise<{ blob: Blob; fileName: string; mediaType: string }>): Promise<void> {
  const { blob, fileName, mediaType } = await answer
  const address = URL.createObjectURL(new Blob([blob], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The address is revoked later, because Safari reads the file only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
