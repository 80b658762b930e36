import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import { nomeDoTime } from '@rateia/domain/loterias/nome-do-time';
import type { Resultado } from '@rateia/domain/loterias/resultado';
import { z } from 'zod';
import { criarClienteHttp } from '../cliente-http.ts';
import type { ConfigDeResultados } from '../config.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarResiliencia } from '../resiliencia.ts';
import { criarTransporte } from '../transporte.ts';
import { criarConsulta } from './consulta.ts';
import { dezenasDoFio, diaDoFio, diaOuNada, estimativaOuNada, mesDoFio, reaisDoFio } from './leitura.ts';
import { NOME_NA_FONTE } from './nomes.ts';
import type { GatewayDeResultados, LoteriaComFonte } from './port.ts';

const resultadoDoFio = z.object({
  concurso: z.number().int().positive(),
  data: diaDoFio,
  // Both draws of Dupla Sena in one list.
  dezenas: dezenasDoFio,
  trevos: dezenasDoFio.nullish(),
  timeCoracao: z.string().nullish(),
  mesSorte: z.string().nullish(),
  premiacoes: z.array(
    z.object({ faixa: z.number().int(), ganhadores: z.number().int().min(0), valorPremio: reaisDoFio }),
  ),
  dataProximoConcurso: diaOuNada,
  valorEstimadoProximoConcurso: estimativaOuNada,
  acumulou: z.boolean(),
});
type ResultadoDoFio = z.output<typeof resultadoDoFio>;

/** A second source of results, which people run who are not the lottery: `GET /{lottery}/latest` and `GET /{lottery}/{concurso}`. */
export function criarResultadosAlternativos(
  config: ConfigDeResultados,
  dependencias: Dependencias = {},
): GatewayDeResultados {
  const { agora } = dependencias;
  return criarConsulta<ResultadoDoFio>({
    cliente: criarClienteHttp({
      urlBase: config.urlBase,
      transporte: criarTransporte(),
      executar: criarResiliencia('resultadosAlternativos', dependencias),
    }),
    caminho: (loteria, concurso) => `/${NOME_NA_FONTE[loteria]}/${concurso ?? 'latest'}`,
    esquema: resultadoDoFio,
    ler: (corpo, loteria) => ({
      resultado: resultadoDe(corpo, loteria),
      proximo: {
        data: corpo.dataProximoConcurso,
        premioEstimado: corpo.valorEstimadoProximoConcurso,
        acumulado: corpo.acumulou,
      },
    }),
    cabecalhos: () => (agora === undefined ? {} : { [CABECALHOS.agora]: agora() }),
  });
}

function resultadoDe(corpo: ResultadoDoFio, loteria: LoteriaComFonte): Resultado {
  const time = loteria === 'timemania' ? nomeDoTime(corpo.timeCoracao ?? '') : undefined;
  const mes = loteria === 'dia-de-sorte' ? mesDoFio(corpo.mesSorte) : undefined;
  const metade = corpo.dezenas.length / 2;
  return {
    loteria,
    concurso: corpo.concurso,
    data: corpo.data,
    sorteios:
      loteria === 'dupla-sena' ? [corpo.dezenas.slice(0, metade), corpo.dezenas.slice(metade)] : [corpo.dezenas],
    ...(loteria === 'mais-milionaria' ? { trevos: corpo.trevos ?? [] } : {}),
    ...(time === undefined ? {} : { time }),
    ...(mes === undefined ? {} : { mes }),
    premios: corpo.premiacoes.map(({ faixa, ganhadores, valorPremio }) => ({ faixa, ganhadores, valor: valorPremio })),
  };
}
