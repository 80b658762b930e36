import { formatarDia } from '@rateia/domain/datas-formatadas';
import { IconCalendarX, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { ContaDaSaida } from '../../components/conta-da-saida.tsx';
import c from '../../screens/sucesso.module.css';
import type { FimFeito } from '../fim.ts';
import { useFim } from '../fluxo-do-fim.ts';
import { useDesfazerFim } from '../mutations-do-fim.ts';

/** /grupo/admin/{id}/cancelamento/sucesso: the last day, the sum that goes back, and the way back while there is one. */
export function TelaGrupoEncerrado() {
  const id = useParametroId();
  const { idGrupo, feito } = useFim();
  const perdido = feito === null || idGrupo !== id;
  useEffect(() => {
    if (perdido) void irPara(paths.grupoAdmin(id), { substitui: true });
  }, [perdido, id]);
  return perdido ? null : <Encerrado id={id} feito={feito} />;
}

function Encerrado({ id, feito }: { readonly id: number; readonly feito: FimFeito }) {
  const desfazer = useDesfazerFim(id);
  const { imediato, saidaEm, total, linhas } = feito;
  const titulo = imediato ? 'O grupo foi encerrado' : `O grupo termina em ${formatarDia(saidaEm)}`;
  const Icone = imediato ? IconCircleCheck : IconCalendarX;
  return (
    <Pagina titulo={titulo} largura="estreita" semTitulo>
      <div className={c['cabeca']}>
        <Icone size={72} stroke={1.25} aria-hidden="true" />
        <h1 tabIndex={-1}>{titulo}</h1>
        <p>
          {imediato
            ? 'Os membros foram avisados, e o dinheiro deles já está voltando.'
            : 'Os membros foram avisados. Até lá nada muda para eles, e ninguém mais entra.'}
        </p>
      </div>
      <div className={c['corpo']}>
        {total > 0 && (
          <Cartao titulo={imediato ? 'Voltou hoje' : `Volta em ${formatarDia(saidaEm)}`}>
            <ContaDaSaida linhas={linhas} total={total} rotuloTotal="Total" />
          </Cartao>
        )}
        {!imediato && (
          <Botao
            variante="suave"
            tamanho="lg"
            bloco
            fazendo={desfazer.isPending && 'Desfazendo'}
            onClick={() => desfazer.mutate({ body: { idGrupo: id } })}
          >
            Mudei de ideia, o grupo continua
          </Botao>
        )}
        <Botao href={paths.meusGrupos()} variante="texto" bloco>
          Ver meus grupos
        </Botao>
      </div>
    </Pagina>
  );
}
