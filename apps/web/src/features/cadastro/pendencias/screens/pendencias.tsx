import { ID_TIPO_VALIDACAO } from '@rateia/domain/cadastro/pendencias';
import { IconCamera, IconId, IconIdBadge2, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, verboDoDestino } from '../../caminho.ts';
import { Feito } from '../../components/feito.tsx';
import { cadastroQueries } from '../../queries.ts';
import { listaDe, pedidasDe } from '../pendencias.ts';

type Lidas = RespostaDe<'getCadastroPendente'>;
type Pendencia = Lidas['pendencias'][number];

interface Validacao {
  readonly icone: ReactNode;
  readonly porque: string;
  readonly href: (redirect: string | undefined) => string | undefined;
}

const tamanho = { size: 22, stroke: 1.75 } as const;

/** The page of each validation, and the reason for it. */
const validacoes: Partial<Record<number, Validacao>> = {
  [ID_TIPO_VALIDACAO.email]: {
    icone: <IconMail {...tamanho} />,
    porque: 'É por ele que você recebe avisos e códigos',
    href: (redirect) => (rotaFeita('cadastroEmailPin') ? paths.cadastroEmailPin({ redirect }) : undefined),
  },
  [ID_TIPO_VALIDACAO.telefone]: {
    icone: <IconPhone {...tamanho} />,
    porque: 'Um código por SMS, menos de um minuto',
    href: (redirect) => paths.cadastroTelefone({ redirect }),
  },
  [ID_TIPO_VALIDACAO.dadosFiscais]: {
    icone: <IconIdBadge2 {...tamanho} />,
    porque: 'Para pagar e receber no seu nome',
    href: (redirect) => paths.cadastroDadosFiscais({ redirect }),
  },
  [ID_TIPO_VALIDACAO.documentos]: {
    icone: <IconId {...tamanho} />,
    porque: 'RG, CNH, passaporte ou RNM: duas fotos',
    href: (redirect) => paths.cadastroDocumento({ redirect }),
  },
  [ID_TIPO_VALIDACAO.self]: {
    icone: <IconCamera {...tamanho} />,
    porque: 'Comparamos com a foto do documento',
    href: (redirect) => paths.cadastroDocumentoSelf({ redirect }),
  },
};

/**
 * /cadastro/pendencias (spec 1, §2 'Pendência de Cadastro'): the missing data that were asked for, and the way back.
 */
export function TelaPendencias() {
  const busca = useBusca();
  const { redirect } = busca;
  const destino = destinoFinal(busca);
  const consulta = useQuery(cadastroQueries.pendencias());
  const usuario = useUsuario();
  const pedidas = pedidasDe(busca);
  const restricao = pedidas.restricao ? (usuario?.restricao ?? undefined) : undefined;
  const pendencias = consulta.data === undefined ? undefined : listaDe(consulta.data, pedidas);
  const primeira = pendencias?.flatMap((p) => hrefDa(p, redirect) ?? [])[0];
  const livre = pendencias?.length === 0;
  const botao = { destino, primeira, livre, restrita: restricao !== undefined };
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={perguntaDe(botao)}
        apoio={livre ? undefined : 'Antes de entrar em um grupo, criar o seu ou mexer com dinheiro, confirme:'}
        voltar={destino}
        {...acaoDe(botao)}
        alternativa={<Saidas {...botao} />}
      >
        {restricao !== undefined && (
          <Nota tom="danger" titulo="Restrição">
            <p>{restricao}</p>
            <p>Enquanto ela vale, você não entra em grupos novos nem cria um. O que você já tem continua.</p>
          </Nota>
        )}
        {livre && restricao === undefined && <Feito />}
        <Consulta consulta={consulta} erro="Não conseguimos ver o que falta">
          {(dados) =>
            listaDe(dados, pedidas).length === 0 ? null : (
              <Cartao rente>
                <Lista>
                  {listaDe(dados, pedidas).map((pendencia) => (
                    <LinhaLista
                      key={pendencia.tipo}
                      titulo={pendencia.descricao}
                      detalhe={validacoes[pendencia.tipo]?.porque}
                      icone={validacoes[pendencia.tipo]?.icone}
                      tomIcone="warning"
                      href={hrefDa(pendencia, redirect)}
                    />
                  ))}
                </Lista>
              </Cartao>
            )
          }
        </Consulta>
      </PassoFluxo>
    </QuadroPublico>
  );
}

interface Botoes {
  readonly destino: string;
  readonly primeira: string | undefined;
  readonly livre: boolean;
  readonly restrita: boolean;
}

function perguntaDe({ livre, restrita }: Botoes): string {
  if (!livre) return 'Falta pouco para continuar';
  return restrita ? 'Sua conta tem uma restrição' : 'Seu cadastro está completo';
}

/** The ways out besides the button. */
function Saidas({ destino, primeira, restrita }: Botoes) {
  if (primeira === undefined && !restrita) return null;
  return (
    <>
      {restrita && primeira !== undefined && (
        <Botao bloco variante="linha" href={paths.perfilRelatarProblema()}>
          Falar com a equipe
        </Botao>
      )}
      <Botao variante="texto" href={destino}>
        {primeira === undefined ? verboDoDestino(destino) : 'Fazer isso depois'}
      </Botao>
    </>
  );
}

/** Missing data are filled in here; only the staff lifts a restriction. */
function acaoDe({ destino, primeira, livre, restrita }: Botoes): { readonly acao: string; readonly href: string } {
  if (primeira !== undefined) return { acao: 'Começar agora', href: primeira };
  if (restrita) return { acao: 'Falar com a equipe', href: paths.perfilRelatarProblema() };
  return { acao: livre ? verboDoDestino(destino) : 'Sair desta página', href: destino };
}

function hrefDa({ tipo }: Pendencia, redirect: string | undefined): string | undefined {
  return validacoes[tipo]?.href(redirect);
}
