import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { diaDe } from '@rateia/domain/datas';
import { multiplicar, somar, ZERO } from '@rateia/domain/dinheiro';
import { DESTINO_DO_SORTEIO, ID_DESTINO_DO_SORTEIO, MOTIVO_DA_FALTA } from '@rateia/domain/loterias/adesao';
import { apostasSimples, precoDaAposta } from '@rateia/domain/loterias/aposta';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { chancesJuntas } from '../boloes/chances-juntas.ts';
import { apresentarJogo } from '../boloes/presenter.ts';
import { pagoPelaPessoa } from '../premios/pagamentos-da-pessoa.ts';
import { acharApuracoes } from '../premios/premios-repository.ts';
import { apresentarSorteio, fatosDasSeries } from './cartoes-das-series.ts';
import { cartaoDaSerie, exigirSerie } from './exigir-serie.ts';
import type { LinhaDoExtrato, Serie } from './repository.ts';
import { extratoDaSerie } from './repository.ts';

type Contrato = typeof contrato.getSerie;

/** A series: its bets, the draws that come, and the person's account of it (spec B§2 /loteria-recorrente/:id; REGRAS 2.12). */
export async function getSerie(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { db, agora, usuario } = ctx;
  const serie = await exigirSerie(ctx, id);
  const linhas = await extratoDaSerie(db, { serieId: id, usuarioId: usuario.id });
  const pulados = new Set(
    linhas.filter(({ destino }) => destino === ID_DESTINO_DO_SORTEIO.pulado).map(({ bolaoId }) => bolaoId),
  );
  const sorteios = (await fatosDasSeries(db, { lista: [serie], agora })).flatMap((fatos) => fatos.sorteios);
  const vem = new Set(sorteios.map(({ bolao }) => bolao.id));
  const extrato = await comDinheiro(
    ctx,
    linhas.filter(({ bolaoId }) => !vem.has(bolaoId)),
  );
  const concurso = sorteios[0]?.sorteio.concurso ?? 1;
  const sorteioEm = sorteios[0]?.bolao.sorteioEm ?? agora;
  return {
    ...(await cartaoDaSerie(ctx, serie)),
    jogos: jogosDaSerie(serie, concurso, sorteioEm),
    chances: chancesJuntas(
      serie.apostas.map((aposta) => ({ aposta, concurso })),
      sorteioEm,
    ),
    sorteios: sorteios.map((um) => ({ ...apresentarSorteio(um), pulado: pulados.has(um.bolao.id) })),
    conta: {
      pago: somar(...extrato.map(({ pago }) => pago)),
      premios: somar(...extrato.map(({ premio }) => premio)),
    },
    extrato,
  };
}

/** The bets of a series with their odds, as they are in its next draw. */
function jogosDaSerie({ apostas }: Serie, concurso: number, sorteioEm: string) {
  return apostas.map((aposta, ordem) => {
    const preco = precoDaAposta(aposta, diaDe(sorteioEm));
    return apresentarJogo({ ordem, concurso, aposta, simples: apostasSimples(aposta), preco }, sorteioEm);
  });
}

/** The lines of a statement with what was paid for the cotas that the person still has, and the prize of those. */
async function comDinheiro({ db, usuario }: ContextoUsuario, linhas: readonly LinhaDoExtrato[]) {
  const boloes = linhas.map(({ bolaoId }) => bolaoId);
  const pagos = new Map((await pagoPelaPessoa(db, { usuarioId: usuario.id, boloes })).map((um) => [um.bolaoId, um]));
  const apuracoes = await acharApuracoes(db, boloes);
  return linhas.map(({ bolaoId, concurso, sorteioEm, destino, motivo }) => {
    const { cotas = 0, valor = ZERO } = pagos.get(bolaoId) ?? {};
    return {
      idBolao: bolaoId,
      concurso,
      sorteioEm,
      destino,
      destinoRotulo: rotuloDe(DESTINO_DO_SORTEIO, destino),
      motivo: motivo === null ? null : rotuloDe(MOTIVO_DA_FALTA, motivo),
      cotas,
      pago: valor,
      premio: multiplicar(apuracoes.get(bolaoId)?.porCota ?? ZERO, cotas),
    };
  });
}
