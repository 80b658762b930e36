import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { IconCalendarX, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useParametroId } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { rotaFeita } from '../../../lib/rotas.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { ContaDaSaida } from '../components/conta-da-saida.tsx';
import { useSaida } from '../fluxo.ts';
import { useFicar } from '../mutations.ts';
import type { SaidaFeita } from '../saida.ts';
import c from './sucesso.module.css';

/** /grupo/membro/{id}/cancelamento/sucesso: the last day, the refund, and the way back while there is one. */
export function TelaSaidaConfirmada() {
  const id = useParametroId();
  const { idGrupo, feita } = useSaida();
  const perdida = feita === null || idGrupo !== id;
  useEffect(() => {
    if (perdida) void irPara(paths.meusGrupos(), { substitui: true });
  }, [perdida]);
  return perdida ? null : <Confirmada id={id} feita={feita} />;
}

function Confirmada({ id, feita }: { readonly id: number; readonly feita: SaidaFeita }) {
  const ficar = useFicar(id);
  const { imediato, saidaEm, total, porPix, linhas } = feita;
  const quando = formatarDia(saidaEm);
  const titulo = imediato ? 'Você saiu do grupo' : `Você sai em ${quando}`;
  const Icone = imediato ? IconCircleCheck : IconCalendarX;
  return (
    <Pagina titulo={titulo} largura="estreita" semTitulo>
      <div className={c['cabeca']}>
        <Icone size={72} stroke={1.25} aria-hidden="true" />
        <h1 tabIndex={-1}>{titulo}</h1>
        <p>
          {imediato
            ? 'O acesso terminou e nada mais é cobrado.'
            : 'Até lá o acesso continua. Nenhuma nova fatura é cobrada.'}
        </p>
      </div>
      <div className={c['corpo']}>
        <Cartao titulo={tituloDaVolta(feita)}>
          <ContaDaSaida linhas={linhas} total={total} rotuloTotal="Total" />
          {porPix > 0 && <p className={c['destino']}>{destinoDaVolta(feita)}</p>}
        </Cartao>
        {rotaFeita('carteiraCreditos') && imediato && total > porPix && (
          <Botao href={paths.carteiraCreditos()} tamanho="lg" bloco>
            Ver meu saldo
          </Botao>
        )}
        {!imediato && (
          <Botao
            variante="suave"
            tamanho="lg"
            bloco
            fazendo={ficar.isPending && 'Cancelando a saída'}
            onClick={() => ficar.mutate({ body: { idGrupo: id } })}
          >
            Mudei de ideia, continuar no grupo
          </Botao>
        )}
        <Botao href={paths.meusGrupos()} variante="texto" bloco>
          Ver meus grupos
        </Botao>
      </div>
    </Pagina>
  );
}

function tituloDaVolta({ total, porPix, imediato, saidaEm }: SaidaFeita): string {
  if (total === 0) return 'O que volta';
  if (!imediato) return `Volta em ${formatarDia(saidaEm)}`;
  return porPix === 0 ? 'Voltou para o seu saldo' : 'Está voltando para você';
}

function destinoDaVolta({ total, porPix }: SaidaFeita): string {
  const pix = `${formatarReais(centavos(porPix))} por Pix, para a conta de onde o pagamento saiu.`;
  const resto = total - porPix;
  return resto === 0 ? pix : `${pix} ${formatarReais(centavos(resto))} no seu saldo.`;
}
