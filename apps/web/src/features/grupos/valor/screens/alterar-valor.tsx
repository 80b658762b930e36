import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { grupoAdminQueries } from '../../queries-admin.ts';
import { NovoValor } from '../components/novo-valor.tsx';
import { ValorAnunciado } from '../components/valor-anunciado.tsx';
import c from './alterar-valor.module.css';

/** /grupo/admin/{id}/alterar-valor: what was announced and who answered, and another value with what it does (REGRAS 2.11). */
export function TelaAlterarValor() {
  const id = useParametroId();
  const consulta = useQuery(grupoAdminQueries.valor(id));
  return (
    <Pagina titulo="Alterar valor" voltar={paths.grupoAdmin(id)} largura="estreita">
      <Consulta consulta={consulta} erro="Não conseguimos carregar o valor" esqueleto={<OssoLista quantos={2} />}>
        {(valor) => (
          <div className={c['pilha']}>
            {valor.anunciada !== null && <ValorAnunciado anunciada={valor.anunciada} />}
            {valor.podeAlterar ? <NovoValor key={valor.valorAtual} valor={valor} /> : <SemMudanca id={id} />}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function SemMudanca({ id }: { readonly id: number }) {
  return (
    <Vazio
      titulo="O valor não muda agora"
      detalhe="Ele pode mudar quando o grupo está ativo, ou enquanto ninguém entrou. Com o fim marcado, fica como está."
      acao={
        <Botao variante="suave" href={paths.grupoAdmin(id)}>
          Ver o grupo
        </Botao>
      }
    />
  );
}
