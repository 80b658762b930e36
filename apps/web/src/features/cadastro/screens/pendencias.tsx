import { ID_TIPO_VALIDACAO } from '@rateia/domain/cadastro/pendencias';
import { IconCamera, IconId, IconIdBadge2, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { rotaFeita } from '../../../lib/rotas.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../ui/base/lista.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { QuadroPublico } from '../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, retornoDe, verboDoDestino } from '../caminho.ts';
import { cadastroQueries } from '../queries.ts';

type Lidas = RespostaDe<'getCadastroPendente'>;
type Pendencia = Lidas['pendencias'][number];

interface Validacao {
  icone: ReactNode;
  porque: string;
  href: (redirect: string | undefined) => string | undefined;
}

const tamanho = { size: 22, stroke: 1.75 } as const;

/** Where each validation is made, and why it is asked. */
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

/** /cadastro/pendencias (spec 1, §2 'Pendência de Cadastro'): what is missing, in order, and the way back after it. */
export function TelaPendencias() {
  const busca = useBusca();
  const redirect = retornoDe(busca);
  const destino = destinoFinal(busca);
  const consulta = useQuery(cadastroQueries.pendencias());
  // Document and selfie are for who asked for what needs them; nobody else is sent there.
  const comIdentidade = busca['documentos'] !== undefined || busca['self'] !== undefined;
  const pendencias = consulta.data === undefined ? undefined : listaDe(consulta.data, comIdentidade);
  const primeira = pendencias?.flatMap((p) => hrefDa(p, redirect) ?? [])[0];
  const livre = pendencias?.length === 0;
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta={livre ? 'Seu cadastro está completo' : 'Falta pouco para continuar'}
        apoio={livre ? undefined : 'Antes de entrar em um grupo, criar o seu ou mexer com dinheiro, confirme:'}
        voltar={destino}
        href={livre ? destino : (primeira ?? destino)}
        acao={livre ? verboDoDestino(destino) : primeira === undefined ? 'Sair desta página' : 'Começar agora'}
        alternativa={
          primeira !== undefined && (
            <Botao variante="texto" href={destino}>
              Fazer isso depois
            </Botao>
          )
        }
      >
        {busca['restricao'] !== undefined && <Restricao />}
        <Consulta consulta={consulta} erro="Não conseguimos ver o que falta">
          {(dados) =>
            listaDe(dados, comIdentidade).length === 0 ? null : (
              <Cartao rente>
                <Lista>
                  {listaDe(dados, comIdentidade).map((pendencia) => (
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

function listaDe({ pendencias, identidade }: Lidas, comIdentidade: boolean): readonly Pendencia[] {
  return comIdentidade ? [...pendencias, ...identidade] : pendencias;
}

function hrefDa({ tipo }: Pendencia, redirect: string | undefined): string | undefined {
  return validacoes[tipo]?.href(redirect);
}

function Restricao() {
  const usuario = useUsuario();
  if (usuario?.restricao == null) return null;
  return (
    <Nota tom="danger" titulo="Restrição">
      {usuario.restricao}
    </Nota>
  );
}
