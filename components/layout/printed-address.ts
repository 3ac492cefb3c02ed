/** Paper says where it comes from, as the address is at that moment: a calculator's holds what was chosen. */

addEventListener("beforeprint", () => {
  document.querySelector(".address span")!.textContent = location.href;
});
