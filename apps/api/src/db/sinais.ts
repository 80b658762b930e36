import pg from 'pg';

/** Notices between processes by LISTEN/NOTIFY: a hint to read again, never the only copy of a fact. */
export type Sinais = {
  readonly ouvir: (canal: string, fazer: (texto: string) => void) => void;
  readonly sinalizar: (canal: string, texto: string) => Promise<void>;
  /** False while the listening connection is down: caches must not be trusted then. */
  readonly ligado: () => boolean;
  readonly fechar: () => Promise<void>;
};

const RECONECTAR_MS = 500;

export async function abrirSinais({ url, pool }: { readonly url: string; readonly pool: pg.Pool }): Promise<Sinais> {
  const ouvintes = new Map<string, ((texto: string) => void)[]>();
  let cliente: pg.Client | undefined;
  let fechado = false;
  let espera: NodeJS.Timeout | undefined;
  // One after the other: a connection takes one query at a time.
  let escuta: Promise<unknown> = Promise.resolve();
  function escutar(canal: string): void {
    escuta = escuta.then(() => cliente?.query(`listen ${pg.escapeIdentifier(canal)}`)).catch(() => undefined);
  }

  async function conectar(): Promise<void> {
    const novo = new pg.Client({ connectionString: url, application_name: 'rateia-sinais', keepAlive: true });
    function cair() {
      if (cliente === novo) cliente = undefined;
      novo.removeAllListeners('notification');
      void novo.end().catch(() => undefined);
      if (!fechado) espera ??= setTimeout(tentar, RECONECTAR_MS);
    }
    novo.on('error', cair);
    novo.on('end', cair);
    novo.on('notification', (n) => {
      for (const fazer of ouvintes.get(n.channel) ?? []) fazer(n.payload ?? '');
    });
    await novo.connect();
    for (const canal of ouvintes.keys()) await novo.query(`listen ${pg.escapeIdentifier(canal)}`);
    cliente = novo;
    // Signals may have been missed while the connection was down, so every listener reads again.
    for (const lista of ouvintes.values()) for (const fazer of lista) fazer('');
  }
  function tentar() {
    espera = undefined;
    conectar().catch(() => {
      if (!fechado) espera ??= setTimeout(tentar, RECONECTAR_MS);
    });
  }
  await conectar();

  return {
    ligado: () => cliente !== undefined,
    ouvir: (canal, fazer) => {
      const novo = !ouvintes.has(canal);
      ouvintes.set(canal, [...(ouvintes.get(canal) ?? []), fazer]);
      if (novo) escutar(canal);
    },
    sinalizar: async (canal, texto) => {
      await pool.query('select pg_notify($1, $2)', [canal, texto]);
    },
    fechar: async () => {
      fechado = true;
      clearTimeout(espera);
      await cliente?.end();
    },
  };
}
