/** A thing that people attach files to: the folder of the store, the context of the seals, and the address of the links. */
export type LugarDosAnexos = {
  readonly pasta: string;
  /** The name of a file is sealed under it, and its bytes and key under it with the id. */
  readonly contexto: string;
  readonly endereco: string;
};

/** The context of the seals of one file. */
export function contextoDoAnexo({ contexto }: LugarDosAnexos, id: string): string {
  return `${contexto}:${id}`;
}
