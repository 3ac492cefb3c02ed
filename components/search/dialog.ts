export function mountSearch(dialog: HTMLDialogElement) { dialog.showModal(); }
