import type { Adapter, AdapterPayload } from 'oidc-provider';

const guardado = new Map<string, AdapterPayload>();

/** The provider's memory between two pages: sessions, grants and codes, in this process alone. */
export class Memoria implements Adapter {
  readonly #nome: string;

  constructor(nome: string) {
    this.#nome = nome;
  }

  async upsert(id: string, conteudo: AdapterPayload, validadeS: number): Promise<void> {
    const chave = this.#chave(id);
    guardado.set(chave, conteudo);
    setTimeout(() => guardado.delete(chave), validadeS * 1_000).unref();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return guardado.get(this.#chave(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...guardado].find(([chave, { uid: seu }]) => chave.startsWith(`${this.#nome}:`) && seu === uid)?.[1];
  }

  /** The device flow is not spoken here. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const conteudo = guardado.get(this.#chave(id));
    if (conteudo !== undefined) conteudo.consumed = true;
  }

  async destroy(id: string): Promise<void> {
    guardado.delete(this.#chave(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [chave, conteudo] of guardado) if (conteudo.grantId === grantId) guardado.delete(chave);
  }

  #chave(id: string): string {
    return `${this.#nome}:${id}`;
  }
}
