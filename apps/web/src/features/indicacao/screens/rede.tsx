import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { BotaoCompartilhar } from '../../../ui/compartilhar/botao-compartilhar.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { ListaDePessoas } from '../components/lista-de-pessoas.tsx';
import c from '../components/pessoa-da-rede.module.css';
import { redeQueries } from '../queries.ts';

/** /rede (spec 1, §2): invitations, connections, and the way to find more people. */
export function TelaRede() {
  const rede = useQuery(redeQueries.rede());
  const codigo = useUsuario()?.codIndicacao;
  return (
    <Pagina
      titulo="Rede"
      subtitulo="Divida com quem você conhece: amigos, família, quem mora ou trabalha com você."
      largura="media"
    >
      <div className={c['pilha']}>
        <Botao className={c['acao']} href={paths.perfilRedeBuscar()} icone={<IconSearch size={20} stroke={1.75} />}>
          Buscar pessoas
        </Botao>
        <Consulta consulta={rede} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar a sua rede">
          {({ recebidos, conexoes }) => (
            <>
              {recebidos.length > 0 && (
                <Cartao titulo={`Convites para você (${recebidos.length})`} rente>
                  <ListaDePessoas pessoas={recebidos} />
                </Cartao>
              )}
              {conexoes.length > 0 ? (
                <Cartao
                  titulo={`Sua rede (${conexoes.length})`}
                  ladoTitulo={<Ligacao href={paths.perfilRede()}>Gerenciar</Ligacao>}
                  rente
                >
                  <ListaDePessoas pessoas={conexoes} />
                </Cartao>
              ) : (
                recebidos.length === 0 && (
                  <Vazio
                    titulo="A sua rede começa com um convite"
                    detalhe="Busque pelo nome, ou convide por e-mail, telefone ou código de indicação."
                  />
                )
              )}
            </>
          )}
        </Consulta>
        {codigo !== undefined && (
          <Cartao titulo="Seu código">
            <p>Quem tem o seu código encontra você na busca: {codigo}</p>
            <div className={c['codigo']}>
              <BotaoCopiar
                texto={codigo}
                nome="código de indicação"
                aviso="Seu código foi copiado"
                falha="Seu código não pode ser copiado, tente novamente!"
              />
              <BotaoCompartilhar
                que={{ tipo: 'indicacao', codigo }}
                nome={codigo}
                fonte="rede"
                rotulo="Compartilhar convite"
              />
            </div>
          </Cartao>
        )}
      </div>
    </Pagina>
  );
}
