export async function writeSearchIndex(_dir: string) {}
