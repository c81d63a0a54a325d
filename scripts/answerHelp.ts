/** Prints the usage for `--help` and exits. Call it after the imports, which proves that the command starts. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).includes('--help')) return
  console.log(`Usage: ${usage}`)
  process.exit(0)
}
