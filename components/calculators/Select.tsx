/** One of many: a labelled list that opens. */

export function Select(props: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
}) {
  return (
    <label class="field">
      {props.label}
      <select onChange={(event) => props.set(event.currentTarget.value)}>
        {props.options.map((option) => (
          <option value={option.value} selected={option.value === props.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
