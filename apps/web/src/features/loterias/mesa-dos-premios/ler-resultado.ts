import { analisarReais } from '@rateia/domain/dinheiro';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { PedidoDe } from '../../../lib/api-client.ts';

type Corpo = PedidoDe<'proporResultado'>['body'];
type Lido = Pick<Corpo, 'sorteios' | 'trevos' | 'time' | 'mes' | 'colunas' | 'premios'>;

/** Fields of the form as an operator types them. */
export type Digitado = {
  readonly loteria: SlugDaLoteria;
  readonly dezenas: string;
  readonly complemento: string;
  readonly premios: string;
};

/** Reads what was typed; what is missing or too much is the server's to refuse, with its sentence. */
export function lerResultado({ loteria, dezenas, complemento, premios }: Digitado): Lido {
  const { volante } = LOTERIAS[loteria];
  const extra = volante.tipo === 'dezenas' ? volante.extra?.tipo : undefined;
  const colunas = volante.tipo === 'partidas' ? lerColunas(dezenas) : [];
  return {
    sorteios: volante.tipo === 'partidas' ? [] : linhasDe(dezenas).map(numerosDe),
    colunas,
    trevos: extra === 'trevos' ? numerosDe(complemento) : [],
    time: extra === 'time' ? complemento.trim().toUpperCase() : null,
    mes: extra === 'mes' ? (numerosDe(complemento)[0] ?? null) : null,
    premios: linhasDe(premios).map(lerPremio),
  };
}

function linhasDe(texto: string): readonly string[] {
  return texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '');
}

function numerosDe(texto: string): number[] {
  return (texto.match(/\d+/g) ?? []).map(Number);
}

function lerColunas(texto: string): ('1' | 'X' | '2')[] {
  return (texto.toUpperCase().match(/[1X2]/g) ?? []).map((coluna) =>
    coluna === '1' ? '1' : coluna === '2' ? '2' : 'X',
  );
}

/** "2 38 50460,11": tier, winners, net prize of one. */
function lerPremio(linha: string): Lido['premios'][number] {
  const [faixa = '0', ganhadores = '0', ...valor] = linha.split(/\s+/);
  return {
    faixa: Number(faixa) || 0,
    ganhadores: Number(ganhadores.replaceAll('.', '')) || 0,
    valor: analisarReais(valor.join('')) ?? 0,
  };
}
