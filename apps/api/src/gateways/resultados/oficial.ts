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
  numero: z.number().int().positive(),
  dataApuracao: diaDoFio,
  listaDezenas: dezenasDoFio,
  listaDezenasSegundoSorteio: dezenasDoFio.nullish(),
  trevosSorteados: dezenasDoFio.nullish(),
  // Padded with spaces, 17 NUL characters, null or a number, by lottery and age.
  nomeTimeCoracaoMesSorte: z.union([z.string(), z.number().transform(String)]).nullish(),
  listaRateioPremio: z.array(
    z.object({ faixa: z.number().int(), numeroDeGanhadores: z.number().int().min(0), valorPremio: reaisDoFio }),
  ),
  dataProximoConcurso: diaOuNada,
  valorEstimadoProximoConcurso: estimativaOuNada,
  acumulado: z.boolean(),
});
type ResultadoDoFio = z.output<typeof resultadoDoFio>;

/** The official results: `GET /{lottery}` for the latest, `GET /{lottery}/{concurso}` for one. */
export function criarResultadosOficiais(
  config: ConfigDeResultados,
  dependencias: Dependencias = {},
): GatewayDeResultados {
  const { agora } = dependencias;
  return criarConsulta<ResultadoDoFio>({
    cliente: criarClienteHttp({
      urlBase: config.urlBase,
      transporte: criarTransporte(),
      executar: criarResiliencia('resultados', dependencias),
    }),
    caminho: (loteria, concurso) => `/${NOME_NA_FONTE[loteria]}${concurso === undefined ? '' : `/${concurso}`}`,
    esquema: resultadoDoFio,
    ler: (corpo, loteria) => ({
      resultado: resultadoDe(corpo, loteria),
      proximo: {
        data: corpo.dataProximoConcurso,
        premioEstimado: corpo.valorEstimadoProximoConcurso,
        acumulado: corpo.acumulado,
      },
    }),
    cabecalhos: () => (agora === undefined ? {} : { [CABECALHOS.agora]: agora() }),
  });
}

function resultadoDe(corpo: ResultadoDoFio, loteria: LoteriaComFonte): Resultado {
  const texto = corpo.nomeTimeCoracaoMesSorte;
  const time = loteria === 'timemania' ? nomeDoTime(texto ?? '') : undefined;
  const mes = loteria === 'dia-de-sorte' ? mesDoFio(texto) : undefined;
  const segundo = corpo.listaDezenasSegundoSorteio ?? [];
  return {
    loteria,
    concurso: corpo.numero,
    data: corpo.dataApuracao,
    sorteios: loteria === 'dupla-sena' ? [corpo.listaDezenas, segundo] : [corpo.listaDezenas],
    ...(loteria === 'mais-milionaria' ? { trevos: corpo.trevosSorteados ?? [] } : {}),
    ...(time === undefined ? {} : { time }),
    ...(mes === undefined ? {} : { mes }),
    premios: corpo.listaRateioPremio.map(({ faixa, numeroDeGanhadores, valorPremio }) => ({
      faixa,
      ganhadores: numeroDeGanhadores,
      valor: valorPremio,
    })),
  };
}
