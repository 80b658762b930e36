import type { retiradaDetalhe } from '@rateia/contracts/retirada';
import type { Instante } from '@rateia/domain/datas';
import { diaDe, fimDoDia, somarDiasUteis } from '@rateia/domain/datas';
import { formatarDiaComSemana, formatarMomento } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { negar } from '@rateia/domain/dinheiro';
import type { LinhaDeValor } from '@rateia/domain/linha-de-valor';
import type { Regras } from '@rateia/domain/regras';
import { ID_ESTADO_RETIRADA, MAQUINA_RETIRADA } from '@rateia/domain/retirada/regras';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import type { z } from 'zod';
import type { Executor } from '../../db/banco.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import { paraOndeFoiOPin } from './codigo/pin-da-retirada.ts';
import type { ChavePix } from './destino/chaves.ts';
import { chavesPorId, emDescanso } from './destino/chaves.ts';
import type { Retirada } from './repository.ts';

type Detalhe = z.output<typeof retiradaDetalhe>;

export function mostrarChave(chave: ChavePix, agora: Instante): NonNullable<Detalhe['chave']> {
  return {
    id: chave.id,
    tipoChave: chave.tipoChave,
    chave: chave.tipoChave === 'cpf' ? mascararCpf(chave.chave) : '•••',
    status: chave.status,
    podeReceberEm: chave.podeReceberEm,
    emDescanso: emDescanso(chave, agora),
  };
}

type Custos = { readonly valor: Centavos; readonly valorTaxa: Centavos; readonly valorCusteio: Centavos };

/** The arithmetic of a withdrawal; its rows sum to the net amount (REGRAS 1 valorCusteio). */
export function linhasDaRetirada({ valor, valorTaxa, valorCusteio }: Custos): LinhaDeValor[] {
  return [
    { chave: 'valor', rotulo: 'Valor da retirada', valor },
    { chave: 'taxa', rotulo: 'Taxa', valor: negar(valorTaxa), ...(valorTaxa === 0 ? { conta: 'Grátis' } : {}) },
    ...(valorCusteio === 0 ? [] : [{ chave: 'custeio', rotulo: 'Custo da transferência', valor: negar(valorCusteio) }]),
  ];
}

/** The end of the business day until which a review is answered (REGRAS 2.6 Timing). */
export function limiteDaAnalise(autorizadaEm: Instante, { retirada }: Regras): Instante {
  return fimDoDia(somarDiasUteis(diaDe(autorizadaEm), retirada.diasUteisDeAnalise));
}

/** The time at which the money arrives, in words, before the withdrawal is requested. */
export function previsaoAntes(agora: Instante, revisaoManual: boolean, regras: Regras): string {
  return revisaoManual
    ? `Passa por análise: até ${formatarDiaComSemana(diaDe(limiteDaAnalise(agora, regras)))}`
    : 'Na hora, em qualquer dia e horário';
}

function previsaoDe(r: Retirada, regras: Regras, agora: Instante): string {
  const E = ID_ESTADO_RETIRADA;
  switch (r.estado) {
    case E.rascunho:
    case E.aguardandoPin:
      return previsaoAntes(agora, r.revisaoManual, regras);
    case E.emAnalise:
      return previsaoAntes(r.autorizadaEm ?? agora, r.revisaoManual, regras);
    case E.enviada:
    case E.falhou:
      return 'Em instantes';
    case E.concluida:
      return r.concluidaEm === null ? 'Concluída' : `Caiu em ${formatarMomento(r.concluidaEm)}`;
    case E.devolvida:
      return 'O valor voltou para a sua carteira';
    case E.cancelada:
      return 'Cancelada';
  }
}

const MOTIVOS_DE_FALHA: Readonly<Record<string, string>> = {
  chave_nao_pertence_ao_documento: 'A chave Pix não está no seu CPF.',
  chave_invalida: 'A chave Pix não existe mais.',
};

type Quadro = { readonly regras: Regras; readonly agora: Instante };

/** A withdrawal as its owner sees it. */
export async function mostrarRetiradas(
  db: Executor,
  cifra: Cifra,
  { retiradas, regras, agora }: Quadro & { readonly retiradas: readonly Retirada[] },
): Promise<Detalhe[]> {
  const esperaCodigo = retiradas.filter(({ estado }) => estado === ID_ESTADO_RETIRADA.aguardandoPin);
  const enviados = new Map(
    await Promise.all(esperaCodigo.map(async (r) => [r.id, await paraOndeFoiOPin(db, cifra, r)] as const)),
  );
  const chaves = await chavesPorId(db, cifra, [...new Set(retiradas.flatMap((r) => r.chavePixId ?? []))]);
  return retiradas.map((r) => {
    const chave = r.chavePixId === null ? undefined : chaves.get(r.chavePixId);
    return {
      id: r.idPublico,
      tipoId: r.tipo,
      valor: r.valor,
      valorTaxa: r.valorTaxa,
      valorCusteio: r.valorCusteio,
      valorLiquido: r.valorLiquido,
      estado: r.estado,
      revisaoManual: r.revisaoManual,
      chave: chave === undefined ? null : mostrarChave(chave, agora),
      linhas: linhasDaRetirada(r),
      criadaEm: r.criadaEm,
      enviadaEm: r.enviadaEm,
      concluidaEm: r.concluidaEm,
      previsao: previsaoDe(r, regras, agora),
      identificador: r.e2eid,
      motivoFalha: r.motivoFalha === null ? null : (MOTIVOS_DE_FALHA[r.motivoFalha] ?? 'O banco não aceitou o Pix.'),
      pinExpiraEm: r.estado === ID_ESTADO_RETIRADA.aguardandoPin ? r.pinExpiraEm : null,
      pinEnviadoPara: enviados.get(r.id) ?? null,
      podeCancelar: MAQUINA_RETIRADA.transicoes.some((t) => t.de === r.estado && t.evento === 'cancelar'),
    };
  });
}

export async function mostrarRetirada(
  db: Executor,
  cifra: Cifra,
  { retirada, ...quadro }: Quadro & { readonly retirada: Retirada },
): Promise<Detalhe> {
  const [uma] = await mostrarRetiradas(db, cifra, { ...quadro, retiradas: [retirada] });
  if (uma === undefined) throw new Error('one withdrawal in, one out');
  return uma;
}
