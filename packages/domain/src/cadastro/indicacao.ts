type Campanha = Readonly<Record<string, unknown>>;

/** The form of a code of referral; any other text is not looked up. */
const FORMATO = /^[A-Z0-9]{4,20}$/;

/**
 * The codes by which a kept campaign may name the referrer, the most trusted first: cod_indicacao, then ref, then the
 * campaign of a referral link (spec A§1, A§3 Campaign parameters).
 */
export function codigosDeIndicacao(campanha: Campanha): readonly string[] {
  const deIndicacao = campanha['utm_source'] === 'indicacao' ? [campanha['utm_campaign']] : [];
  const codigos = [campanha['cod_indicacao'], campanha['ref'], ...deIndicacao].flatMap((valor) =>
    typeof valor === 'string' ? [normalizarCodigo(valor)] : [],
  );
  return [...new Set(codigos)].filter(codigoDeIndicacaoPossivel);
}

/** A campaign without the names of people who would be credited: only the place that a visit came from. */
export function semIndicacao(campanha: Campanha): Campanha {
  const deIndicacao = campanha['utm_source'] === 'indicacao' ? ['utm_source', 'utm_campaign'] : [];
  const nomeiam = new Set(['cod_indicacao', 'ref', ...deIndicacao]);
  return Object.fromEntries(Object.entries(campanha).filter(([nome]) => !nomeiam.has(nome)));
}

/** The form of a code that people type and paste. */
export function normalizarCodigo(texto: string): string {
  return texto.trim().toUpperCase();
}

export function codigoDeIndicacaoPossivel(codigo: string): boolean {
  return FORMATO.test(codigo);
}
