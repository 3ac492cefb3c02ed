/**
 * Two games and two invalid entries, exactly as Khamsin 0.9.0 wrote them to localStorage ("khamsin.games") and to
 * files. Later versions must be able to read this text.
 */
export const KEPT_BY_0_9_0 =
  '{"khamsin":"games","version":1,"games":[{"id":"k3f9qa","query":"?id=k3f9qa&name=Gazala+%E7%A0%82%E6%BC%A0&boards=26-27b' +
  '&play=n_c46hg","changed":1790000000000},{"id":"zz","query":"?view=play&id=zz&boards=25","changed":1780000000000,' +
  '"came":"?id=zz&boards=25&camels=4"}],"unread":[7,{"id":"x"}]}';
