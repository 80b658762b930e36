/** One field of a card, drawn by its provider in a frame of its own. */
export interface CampoDoProvedor {
  readonly mount: (lugar: string) => CampoDoProvedor;
  readonly unmount: () => void;
  readonly on: (
    aviso: 'binChange' | 'focus' | 'blur' | 'ready',
    ouvinte: (dados: { readonly bin?: string | null }) => void,
  ) => CampoDoProvedor;
}

type NomeDoCampo = 'cardNumber' | 'expirationDate' | 'securityCode';

interface TokenDoProvedor {
  readonly id: string;
  readonly first_six_digits: string;
  readonly last_four_digits: string;
  readonly expiration_month: number;
  readonly expiration_year: number;
}

/** The public surface of the provider's script, as far as we use it. */
interface ScriptDoProvedor {
  readonly fields: {
    readonly create: (
      nome: NomeDoCampo,
      opcoes: { readonly placeholder?: string; readonly title?: string },
    ) => CampoDoProvedor;
    readonly createCardToken: (
      pedido:
        | { readonly cardholderName: string; readonly identificationType: 'CPF'; readonly identificationNumber: string }
        | { readonly cardId: string },
    ) => Promise<TokenDoProvedor>;
  };
  readonly getPaymentMethods: (busca: {
    readonly bin: string;
  }) => Promise<{ readonly results: readonly { readonly id: string }[] }>;
}

declare global {
  interface Window {
    readonly MercadoPago?: new (chavePublica: string, opcoes?: { readonly locale: 'pt-BR' }) => ScriptDoProvedor;
  }
}

export interface CartaoDigitado {
  readonly token: string;
  readonly bandeira: string;
  readonly primeirosDigitos: string;
  readonly finalDoCartao: string;
  readonly mes: number;
  readonly ano: number;
}

/** The fields of one card: where they stand, and the token of what was typed in them. */
export interface CamposDoCartao {
  readonly tirar: () => void;
  /** Refused with the names of the fields that are wrong. */
  readonly gerarToken: (titular: { readonly nome: string; readonly cpf: string }) => Promise<CartaoDigitado>;
}

export class CamposErrados extends Error {
  readonly campos: ReadonlySet<string>;

  constructor(campos: readonly string[]) {
    super('card fields');
    this.campos = new Set(campos);
  }
}

/**
 * Draws the provider's fields in the places of these ids. Number, date and code live in its frames: nothing of them can
 * be read here (CONFIABILIDADE 2).
 */
export async function montarCampos(
  { script, chavePublica }: { readonly script: string; readonly chavePublica: string },
  lugares: Readonly<Record<NomeDoCampo, string>>,
): Promise<CamposDoCartao> {
  await carregar(script);
  if (window.MercadoPago === undefined) throw new Error('card fields did not load');
  const provedor = new window.MercadoPago(chavePublica, { locale: 'pt-BR' });
  let bin: string | null = null;
  const campos = [
    provedor.fields
      .create('cardNumber', { placeholder: '0000 0000 0000 0000', title: 'Número do cartão' })
      .on('binChange', (dados) => {
        bin = dados.bin ?? null;
      })
      .mount(lugares.cardNumber),
    provedor.fields.create('expirationDate', { placeholder: 'MM/AA', title: 'Validade' }).mount(lugares.expirationDate),
    provedor.fields
      .create('securityCode', { placeholder: '123', title: 'Código de segurança' })
      .mount(lugares.securityCode),
  ];
  return {
    tirar: () => {
      for (const campo of campos) campo.unmount();
    },
    gerarToken: async ({ nome, cpf }) => {
      const [metodo] = bin === null ? [] : (await provedor.getPaymentMethods({ bin })).results;
      if (metodo === undefined) throw new CamposErrados(['cardNumber']);
      const token = await pedirToken(provedor, {
        cardholderName: nome,
        identificationType: 'CPF',
        identificationNumber: cpf,
      });
      return {
        token: token.id,
        bandeira: metodo.id,
        primeirosDigitos: token.first_six_digits,
        finalDoCartao: token.last_four_digits,
        mes: token.expiration_month,
        ano: token.expiration_year,
      };
    },
  };
}

async function pedirToken(
  provedor: ScriptDoProvedor,
  pedido: Parameters<ScriptDoProvedor['fields']['createCardToken']>[0],
) {
  try {
    return await provedor.fields.createCardToken(pedido);
  } catch (erro) {
    // The script refuses with a list of causes, each with the field that it is about.
    if (!Array.isArray(erro)) throw erro;
    throw new CamposErrados(erro.map((causa: { readonly field?: unknown }) => String(causa.field ?? '')));
  }
}

/** The field of the code of a saved card: a token of it is good for one payment by that card. */
export interface CampoDoCodigo {
  readonly tirar: () => void;
  readonly gerarToken: (cartao: string) => Promise<string>;
}

/** Draws the field of the code alone. */
export async function montarCodigo(
  { script, chavePublica }: { readonly script: string; readonly chavePublica: string },
  lugar: string,
): Promise<CampoDoCodigo> {
  await carregar(script);
  if (window.MercadoPago === undefined) throw new Error('card fields did not load');
  const provedor = new window.MercadoPago(chavePublica, { locale: 'pt-BR' });
  const campo = provedor.fields
    .create('securityCode', { placeholder: '123', title: 'Código de segurança' })
    .mount(lugar);
  return {
    tirar: () => campo.unmount(),
    gerarToken: async (cartao) => (await pedirToken(provedor, { cardId: cartao })).id,
  };
}

let carregado: { readonly endereco: string; readonly pronto: Promise<void> } | undefined;

function carregar(endereco: string): Promise<void> {
  if (carregado?.endereco === endereco) return carregado.pronto;
  const pronto = new Promise<void>((resolver, rejeitar) => {
    const script = document.createElement('script');
    script.src = endereco;
    script.onload = () => resolver();
    script.onerror = () => {
      carregado = undefined;
      script.remove();
      rejeitar(new Error('card fields did not load'));
    };
    document.head.append(script);
  });
  carregado = { endereco, pronto };
  return pronto;
}
