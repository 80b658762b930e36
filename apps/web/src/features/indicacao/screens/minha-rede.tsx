import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Abas } from '../../../ui/base/abas.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Marcacao } from '../../../ui/formulario/marcacao.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { ListaDePessoas } from '../components/lista-de-pessoas.tsx';
import c from '../components/pessoa-da-rede.module.css';
import { useVisibilidade } from '../mutations.ts';
import { redeQueries } from '../queries.ts';

type Rede = RespostaDe<'getRede'>;

const abas = [
  { valor: 'conexoes', rotulo: 'Conectados', vazio: 'Ninguém na sua rede ainda' },
  { valor: 'recebidos', rotulo: 'Recebidos', vazio: 'Nenhum convite espera por você' },
  { valor: 'enviados', rotulo: 'Enviados', vazio: 'Nenhum convite seu espera resposta' },
  { valor: 'bloqueadas', rotulo: 'Bloqueados', vazio: 'Você não bloqueou ninguém' },
] as const;

/**
 * /perfil/rede (spec 1, §2): the network, invitations both ways, blocked people, and the setting of one's own
 * visibility.
 */
export function TelaMinhaRede() {
  const rede = useQuery(redeQueries.rede());
  return (
    <Pagina titulo="Minha rede" voltar={paths.perfil()} largura="media">
      <Consulta consulta={rede} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar a sua rede">
        {(dados) => <Gerenciar rede={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Gerenciar({ rede }: { readonly rede: Rede }) {
  const { aba } = useBusca();
  const pedida =
    abas.find(({ valor }) => valor === aba) ?? abas[rede.recebidos.length > 0 && aba === undefined ? 1 : 0];
  const pessoas = rede[pedida.valor];
  return (
    <div className={c['pilha']}>
      <div>
        <Abas
          rotulo="Sua rede"
          abas={abas.map(({ valor, rotulo }) => ({ valor, rotulo, conta: rede[valor].length }))}
          valor={pedida.valor}
          aoEscolher={(valor) => void irPara(paths.perfilRede({ aba: valor }), { substitui: true, fica: true })}
        >
          {pessoas.length === 0 ? (
            <Vazio
              titulo={pedida.vazio}
              {...(pedida.valor === 'conexoes'
                ? { acao: <Botao href={paths.perfilRedeBuscar()}>Buscar pessoas</Botao> }
                : {})}
            />
          ) : (
            <Cartao rente>
              <ListaDePessoas pessoas={pessoas} />
            </Cartao>
          )}
        </Abas>
      </div>
      <Visibilidade aparece={rede.apareceNaBusca} />
      {rede.conexoes.length > 0 && (
        <Botao variante="suave" href={paths.perfilRedeBuscar()}>
          Buscar pessoas
        </Botao>
      )}
    </div>
  );
}

function Visibilidade({ aparece }: { readonly aparece: boolean }) {
  const mudar = useVisibilidade();
  const marcada = mudar.isPending ? mudar.variables.body.apareceNaBusca : aparece;
  return (
    <Cartao titulo="Quem encontra você">
      <p>
        Pessoas dos seus grupos e amigos dos seus amigos encontram você pelo nome. Ninguém descobre o seu e-mail ou o
        seu telefone pela busca.
      </p>
      <Marcacao marcada={marcada} aoMudar={(apareceNaBusca) => mudar.mutate({ body: { apareceNaBusca } })}>
        Deixar qualquer pessoa com conta me encontrar pelo nome
      </Marcacao>
    </Cartao>
  );
}
