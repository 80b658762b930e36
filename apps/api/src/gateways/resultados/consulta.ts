import { HTTP } from '@rateia/domain/http';
import type { z } from 'zod';
import type { ClienteHttp } from '../cliente-http.ts';
import { interpretar } from '../cliente-http.ts';
import { FalhaDeChamada } from '../falha-de-chamada.ts';
import type { ContextoChamada } from '../resultado.ts';
import type { ConsultaDeResultado, GatewayDeResultados, LoteriaComFonte } from './port.ts';

type Lida = Extract<ConsultaDeResultado, { readonly situacao: 'achado' }>;

/** The parts in which one source differs from another: its addresses, its fields, and how an answer is read. */
export interface Fonte<Corpo> {
  readonly cliente: ClienteHttp;
  readonly caminho: (loteria: LoteriaComFonte, concurso: number | undefined) => string;
  readonly esquema: z.ZodType<Corpo>;
  readonly ler: (corpo: Corpo, loteria: LoteriaComFonte) => Omit<Lida, 'situacao'>;
  readonly cabecalhos: () => Readonly<Record<string, string>>;
}

/** A source of results out of its parts. An answer about another concurso than the one asked for is none. */
export function criarConsulta<Corpo>({
  cliente,
  caminho,
  esquema,
  ler,
  cabecalhos,
}: Fonte<Corpo>): GatewayDeResultados {
  async function consultar(
    { loteria, concurso }: { readonly loteria: LoteriaComFonte; readonly concurso?: number },
    contexto: ContextoChamada | undefined,
  ): Promise<ConsultaDeResultado> {
    try {
      const resposta = await cliente({
        operacao: 'consultar',
        repetivel: true,
        metodo: 'GET',
        caminho: caminho(loteria, concurso),
        cabecalhos: cabecalhos(),
        contexto,
      });
      if (resposta.status === HTTP.naoEncontrado) return { situacao: 'inexistente' };
      if (resposta.status >= HTTP.pedidoInvalido) return { situacao: 'indisponivel' };
      const lida = ler(interpretar(esquema, resposta.corpo), loteria);
      if (concurso !== undefined && lida.resultado.concurso !== concurso) return { situacao: 'inexistente' };
      return { situacao: 'achado', ...lida };
    } catch (erro) {
      if (erro instanceof FalhaDeChamada) return { situacao: 'indisponivel' };
      throw erro;
    }
  }
  return {
    ultimo: (loteria, contexto) => consultar({ loteria }, contexto),
    doConcurso: (pedido, contexto) => consultar(pedido, contexto),
  };
}
